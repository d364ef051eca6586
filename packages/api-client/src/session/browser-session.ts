import type { SessionPort } from '../client';

/** Settings of `browserSession`. */
export interface BrowserSessionOptions {
  /** Key under which session storage keeps the address to return to; scoped by tenant, so the app knows it. */
  readonly storageKey: string;
  /** Where signing in begins. The address to return to is added as its `target`. Default: /auth/redirect. */
  readonly loginPath?: string | undefined;
}

/**
 * What the shop does in a browser when a session is lost: it stores the current address and goes to login (SES-10). After
 * a 401 of a content call it goes to the root, unless it is there (SES-11).
 *
 * @example
 * createClient({ session: browserSession({ storageKey: tenantStorageKey('post-login-target', tenant) }) });
 */
export const browserSession = ({
  storageKey,
  loginPath = '/auth/redirect',
}: BrowserSessionOptions): SessionPort => ({
  onSessionLost() {
    const { pathname, search, hash } = location;
    const address = pathname + search + hash;
    try {
      sessionStorage.setItem(storageKey, address);
    } catch {
      // Blocked or full: the target in the login address still leads back.
    }
    location.assign(`${loginPath}?target=${encodeURIComponent(address)}`);
  },
  onContentUnauthorized() {
    if (location.pathname !== '/') location.assign('/');
  },
});
