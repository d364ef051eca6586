import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { fetchAndKeep } from './fetch-and-keep';
import { keepPrevious } from './keep-previous';
import { isBuilt, isHostLook, isPicture, NO_PAGES } from './paths';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Pictures tell what somebody has looked at: this cache is emptied when they sign out. */
const PICTURES = 'gastroshop-seen-pictures';
const KEPT_AT_MOST = 400;

/** Drawings that stand in for photographs; they come with the build. */
const DRAWINGS = 'gastroshop-shop-drawings';

/** How long the look of the host is waited for before the one known is shown, in seconds. */
const LOOK_PATIENCE_S = 3;

setCacheNameDetails({ prefix: 'gastroshop-shop' });
const built = self.__WB_MANIFEST;
precacheAndRoute(built);

// Every page of the shop is made of the same file.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [NO_PAGES] }));

// Drawings are kept when they are seen. And a page that was open before this version came asks for files of its own.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuilt(url.pathname),
  async ({ request }) =>
    (await caches.match(request, { ignoreVary: true })) ?? fetchAndKeep(DRAWINGS, KEPT_AT_MOST, request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && isHostLook(url.pathname),
  new NetworkFirst({ cacheName: 'gastroshop-shop-look', networkTimeoutSeconds: LOOK_PATIENCE_S }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetchAndKeep(PICTURES, KEPT_AT_MOST, request),
);

// The first worker serves the page that brought it; a newer one waits until the buyer says so, or no page is open.
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data !== 'take-over') return;
  const present = new Set(
    built.map((file) => new URL(typeof file === 'string' ? file : file.url, location.origin).href),
  );
  event.waitUntil(keepPrevious(cacheNames.precache, present).then(() => self.skipWaiting()));
});
