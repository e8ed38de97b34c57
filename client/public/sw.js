/**
 * The service worker: shows push messages, and opens the page without a connection. It is started where somebody wants
 * push messages or has installed the app, and nowhere else.
 */
const SHELL = "hexarch-shell-1";
const ASSETS = "hexarch-assets-1";
/** Files of older versions of the page go when there are more. */
const MOST_ASSETS = 150;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("hexarch-") && name !== SHELL && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keepShell() {
  const answer = await fetch("/games", { cache: "no-cache" });
  if (answer.ok) await (await caches.open(SHELL)).put("/", answer);
}

/** The page sends the names of the files that it had fetched before the worker was there. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep" && Array.isArray(event.data.files)) event.waitUntil(keep(event.data.files));
});

async function keep(files) {
  const cache = await caches.open(ASSETS);
  for (const file of files) {
    const { origin, pathname } = new URL(file, location.origin);
    if (origin !== location.origin || !pathname.startsWith("/assets/")) continue;
    if (!(await cache.match(pathname))) await cache.add(pathname).catch(() => undefined);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request, pathname));
  else if (request.mode === "navigate" && !/^\/(api|docs)(\/|$)/.test(pathname))
    event.respondWith(page(request, pathname));
});

/** Names of assets contain a hash: what is stored is right for ever. */
async function asset(request, pathname) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(pathname);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    await cache.put(pathname, answer.clone()).catch(() => undefined);
    await forget(cache);
  }
  return answer;
}

async function forget(cache) {
  const stored = await cache.keys();
  for (const old of stored.slice(0, Math.max(0, stored.length - MOST_ASSETS))) await cache.delete(old);
}

/** Always the newest page; without a connection, the last one. */
async function page(request, pathname) {
  try {
    const answer = await fetch(request);
    // A table's page names its game; all others are the same.
    if (answer.ok && !pathname.startsWith("/table/")) await (await caches.open(SHELL)).put("/", answer.clone());
    return answer;
  } catch (error) {
    const known = await (await caches.open(SHELL)).match("/");
    if (known) return known;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show(message) {
  // A page on the screen that shows the table tells it by itself.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = new URL(message.url, location.origin).pathname;
  if (windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === path)) return;
  const shown = await self.registration.getNotifications({ tag: message.tag });
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    // The same message a second time is no news.
    renotify: !shown.some((one) => one.data?.id === message.id),
    lang: message.language,
    icon: "/icon-192.png",
    data: { id: message.id, url: path + new URL(message.url, location.origin).search },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/games"));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === new URL(url, location.origin).pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

/** A browser may replace its subscription at any time. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription));
});

async function subscribeAgain(old) {
  if (!old) return;
  const key = old.options.applicationServerKey;
  const found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await fetch("/api/me/notices/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
