/* Shows a page of its own while the server cannot be reached, and calls people to their tables. It keeps that page and
 * nothing else: no view, no link, no answer. Everything else goes to the server as if this were not here, so no old page
 * is ever shown. */
"use strict";
const { scope } = self.registration;
const KEPT = "stolik-offline " + scope;
const PAGE = scope + "offline.html";
const WITH_IT = [scope + "offline.css", scope + "icon.svg"];

self.addEventListener("install", function (event) {
  const fresh = [PAGE].concat(WITH_IT).map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)).then(() => self.skipWaiting()));
});

/** The page, whose addresses are relative to the root and not to the page that was asked for. */
async function offline() {
  const kept = await caches.match(PAGE);
  if (!kept) return Response.error();
  const headers = { "content-type": "text/html; charset=utf-8" };
  const policy = kept.headers.get("content-security-policy");
  if (policy) headers["content-security-policy"] = policy;
  return new Response((await kept.text()).replaceAll('="./', '="' + scope), { status: 503, headers });
}

self.addEventListener("fetch", function (event) {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (WITH_IT.includes(request.url)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()));
  }
});

/** A call to the table. It holds no link: the page at `/back/` finds the seat in what this browser knows. */
self.addEventListener("push", function (event) {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    return;
  }
  const { title, text, table, key } = call;
  if (typeof table !== "string" || !/^[\w-]+$/.test(table)) return;
  event.waitUntil(self.registration.showNotification(String(title), { body: String(text), tag: table, icon: scope + "icon.png", data: { table, key } }));
});

self.addEventListener("notificationclick", function (event) {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(scope + "back/" + event.notification.data.table));
});
