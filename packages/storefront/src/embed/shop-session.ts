import type { CartStore } from '@gastroshop/cart';
import type { User } from '@gastroshop/identity';

/** Who is looking at the page. */
export type ShopSession =
  /** Not known yet; on servers always. */
  | { readonly status: 'LOADING' }
  | { readonly status: 'ANONYMOUS' }
  /** Somebody is signed in who has several customers, and has chosen none of them. */
  | { readonly status: 'CUSTOMER_MISSING'; readonly user: User }
  /** Somebody is signed in and orders for a customer, whose cart this is. */
  | {
      readonly status: 'BUYER';
      readonly user: User;
      readonly customerId: string;
      readonly cart: CartStore;
    };

/** Who is looking at the page, as a store: it is read again whenever the page is looked at again. */
export interface ShopSessionStore {
  /** The same object until something changes. */
  readonly getSnapshot: () => ShopSession;
  /** What is known on a server, and so at a page's first rendering. */
  readonly getServerSnapshot: () => ShopSession;
  /** Is told after each change; answers how to stop that. The first one has the session read. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the session again, after a sign-on that left the page where it is. */
  readonly refresh: () => Promise<void>;
  /**
   * Acts for a customer of the user from now on. On a site that passes the shop's paths on the choice is that of the shop: a
   * cookie, which other tabs and the next visit find. With a token the page remembers it.
   */
  readonly chooseCustomer: (customerId: string) => Promise<void>;
  /** Reads nothing any more, and closes the cart. */
  readonly close: () => void;
}
