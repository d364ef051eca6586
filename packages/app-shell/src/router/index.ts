export { createAppRouter, type AppRouter, type AppRoutes } from './app-router';
export { isKnownPage } from './known-page';
export type { PageArguments, PageRoute } from './page-route';
export { preloadUrl } from './preload-url';
export { RouteAnnouncer } from './route-announcer';
export { renderLinkWith } from './router-link';
export { ScrollMemory } from './scroll-memory';
export { useKeywords } from './use-keywords';
export { windowToRoute } from './window-to-route';
