import type { CartOutbox } from './cart-outbox';

/** Answers the journal; undefined where its code could not be loaded, which the next call tries again. */
export type CartOutboxLoader = () => Promise<CartOutbox | undefined>;

/**
 * The journal of an app, whose code is loaded when it is first needed: visitors have no cart.
 *
 * @param app name of the app; each has a database of its own
 */
export const lazyCartOutbox = (app: string): CartOutboxLoader => {
  let loading: Promise<CartOutbox | undefined> | undefined;
  const load = async (): Promise<CartOutbox | undefined> => {
    try {
      return (await import('./create-cart-outbox')).createCartOutbox(app);
    } catch {
      loading = undefined;
      return undefined;
    }
  };
  return () => (loading ??= load());
};
