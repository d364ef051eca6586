/** Addresses the backend answers itself, as the beginnings of paths. */
const BACKEND =
  'v1|proxy|auth|oidc|media|dev|my\\/token|api-reference|developers|storybook|healthz|readyz|metrics';

/**
 * Addresses that are no pages of the main shop, where it has the root of the host: the backend's own, the fairs' and the
 * preview's.
 *
 * @param fair path the fairs live at, with a slash at both ends
 */
export const noPages = (fair: string): RegExp =>
  new RegExp(`^\\/(?:${BACKEND}|${fair.slice(1, -1)}|cms-preview)(?:\\/|$)`);

/** What of the backend says nothing about persons: the look of the host, which the page starts with. */
export const isBranding = (pathname: string): boolean =>
  /^\/v1\/(?:shop-config|theme\.css|favicon\.svg|manifest\.webmanifest)$/.test(pathname);

/** Pictures of articles. */
export const isImage = (pathname: string): boolean => pathname.startsWith('/media/');

/**
 * Whether an address is a file of a build, whose name changes with what is in it.
 *
 * @param base path the app lives at, with a slash at both ends
 */
export const isBuilt = (base: string, pathname: string): boolean => pathname.startsWith(`${base}assets/`);
