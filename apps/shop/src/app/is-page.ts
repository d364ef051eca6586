/** Addresses the backend and the other apps of the origin answer: the browser has to go there. */
const ELSEWHERE =
  /^\/(?:auth|v1|media|dev|oidc|api-reference|developers|storybook|subshop|cms-preview)(?:\/|$)/;

/** Whether an address is a page of the main shop. */
export const isPage = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !ELSEWHERE.test(href);
