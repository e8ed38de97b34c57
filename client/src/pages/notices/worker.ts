/** The service worker and push messages of this browser; loaded only if either is used. */
import { get, post, remove } from "$api/http";
import type { NoticeSettings } from "$generated/openapi";

export type Permission = "granted" | "denied" | "default" | "unsupported";

export function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "unsupported";
}

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Start the worker, and let it cache the files that are already loaded. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  const found = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  found.active?.postMessage({ type: "keep", files: files.filter((file) => file.includes("/assets/")) });
  return found;
}

/** The subscription of this browser, or null. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) ?? null;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function register(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  await post("/me/notices/devices", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** Ask for permission if needed; throws if the browser refuses. */
export async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
  const worker = await startWorker();
  await register(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

export async function unsubscribe(device: string | undefined): Promise<void> {
  await (await subscription())?.unsubscribe();
  if (device) await remove(`/me/notices/devices/${device}`);
}

/** Bind the subscription of this browser to the account that is signed in now. */
export async function keepSubscribed(): Promise<void> {
  const found = await subscription();
  if (found) await register(found);
}

export const readNotices = (): Promise<NoticeSettings> => get<NoticeSettings>("/me/notices");
