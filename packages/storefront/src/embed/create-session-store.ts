import type { CartStore } from '@gastroshop/cart';
import type { ShopSession, ShopSessionStore } from './shop-session';
import type { SignedInUser } from './signed-in-user';

/** What a session is read with. */
export interface SessionStoreInput {
  readonly load: () => Promise<SignedInUser | undefined>;
  /** Keeps the choice, where `load` finds it. */
  readonly saveCustomer: (customerId: string) => void;
  readonly openCart: (whose: { readonly userId: string; readonly customerId: string }) => CartStore;
}

const LOADING: ShopSession = { status: 'LOADING' };
const ANONYMOUS: ShopSession = { status: 'ANONYMOUS' };

const isSame = (session: ShopSession, found: SignedInUser | undefined): boolean => {
  if (session.status === 'LOADING') return false;
  if (session.status === 'ANONYMOUS') return found === undefined;
  return (
    found?.user.userId === session.user.userId &&
    found.customerId === (session.status === 'BUYER' ? session.customerId : '')
  );
};

/** Who is looking at the page. Nothing is read before somebody asks, so a server may make one. */
export const createSessionStore = ({ load, saveCustomer, openCart }: SessionStoreInput): ShopSessionStore => {
  const listeners = new Set<() => void>();
  let session: ShopSession = LOADING;
  let isClosed = false;
  let stopFollowing: (() => void) | undefined;

  const closeCart = (): void => {
    if (session.status === 'BUYER') session.cart.close();
  };
  const change = (found: SignedInUser | undefined): void => {
    if (isClosed || isSame(session, found)) return;
    closeCart();
    if (found === undefined) session = ANONYMOUS;
    else {
      const { user, customerId } = found;
      session =
        customerId === ''
          ? { status: 'CUSTOMER_MISSING', user }
          : { status: 'BUYER', user, customerId, cart: openCart({ userId: user.userId, customerId }) };
    }
    for (const listener of listeners) listener();
  };
  const refresh = async (): Promise<void> => {
    try {
      change(await load());
    } catch {
      // Whose customers cannot be read is shown what a visitor is; the next look at the page tries again.
      if (session.status === 'LOADING') change(undefined);
    }
  };
  const follow = (): void => {
    if (stopFollowing !== undefined) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    stopFollowing = () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
    void refresh();
  };
  return {
    getSnapshot: () => session,
    getServerSnapshot: () => LOADING,
    subscribe: (listener) => {
      listeners.add(listener);
      follow();
      return () => listeners.delete(listener);
    },
    refresh,
    chooseCustomer: (customerId) => {
      saveCustomer(customerId);
      return refresh();
    },
    close: () => {
      isClosed = true;
      stopFollowing?.();
      closeCart();
    },
  };
};
