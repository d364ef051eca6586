/** Addresses that are no pages of this shop: the backend's own, the sub-shop's and the preview's, which keep their own. */
export const NO_PAGES =
  /^\/(?:v1|proxy|auth|oidc|media|dev|my\/token|subshop\/promotions|cms-preview|api-reference|healthz|readyz|metrics)(?:\/|$)/;

/** What of the backend says nothing about persons: the look of the host, which the page starts with. */
export const isHostLook = (pathname: string): boolean =>
  /^\/v1\/(?:shop-config|theme\.css|favicon\.svg|manifest\.webmanifest)$/.test(pathname);

/** Pictures of articles. */
export const isPicture = (pathname: string): boolean => pathname.startsWith('/media/');

/** Files of a build, whose names change with what is in them. */
export const isBuilt = (pathname: string): boolean => pathname.startsWith('/assets/');
