import type { SessionPort } from '../client';

/** Settings of `browserSession`. */
export interface BrowserSessionOptions {
  /** Key under which session storage keeps the address to return to; scoped by tenant, so the app knows it. */
  readonly storageKey: string;
  /** Where signing in begins. The address to return to is added as its `target`. Default: /auth/redirect. */
  readonly loginPath?: string | undefined;
  /** The address of the page that is shown, as the sign-on knows it; default: the browser's, without its origin. */
  readonly shownAddress?: (() => string) | undefined;
  /** Has the browser go to an address of the installation; default: as it is. */
  readonly leaveFor?: ((address: string) => void) | undefined;
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
  shownAddress = () => location.pathname + location.search + location.hash,
  leaveFor = (address) => {
    location.assign(address);
  },
}: BrowserSessionOptions): SessionPort => ({
  onSessionLost() {
    const address = shownAddress();
    try {
      sessionStorage.setItem(storageKey, address);
    } catch {
      // Blocked or full: the target in the login address still leads back.
    }
    leaveFor(`${loginPath}?target=${encodeURIComponent(address)}`);
  },
  onContentUnauthorized() {
    if (shownAddress().replace(/[?#].*$/s, '') !== '/') leaveFor('/');
  },
});
