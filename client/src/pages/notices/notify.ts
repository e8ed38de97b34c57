/** Shows notifications while the page is not visible; fetched with the first one. */
import { get } from "$api/http";
import { router } from "$app/router.svelte";
import type { NoticeSettings, TableNotices } from "$generated/openapi";
import { permission, readNotices, subscription } from "./worker";

type Kind = TableNotices["silent"][number];
let chosen: Promise<NoticeSettings> | null = null;

/** The settings may have changed. */
export function forgetNotices(): void {
  chosen = null;
}

/** Show a notification, unless it is switched off or a push message brings it. A click on it opens `path`. */
export async function notify(kind: Kind, table: string, title: string, body: string, path?: string): Promise<void> {
  if (!document.hidden || permission() !== "granted") return;
  chosen ??= readNotices();
  const [settings, { silent }] = await Promise.all([chosen, get<TableNotices>(`/tables/${table}/notices`)]);
  if (!settings.channels.browser.includes(kind) || silent.includes(kind)) return;
  const pushed = settings.channels.push.includes(kind) && (await subscription());
  if (pushed || !document.hidden) return;
  const shown = new Notification(title, { body, tag: `${kind}:${table}`, icon: "/icon-192.png" });
  shown.onclick = () => {
    window.focus();
    if (path) router.go(path);
    shown.close();
  };
}
