import type { CartJournal } from './cart-journal';

/** Answers the journal; undefined where its code could not be loaded, which the next call tries again. */
export type CartJournalSource = () => Promise<CartJournal | undefined>;

/**
 * The journal of an app, whose code is loaded when it is first needed: visitors have no cart.
 *
 * @param app name of the app; each has a database of its own
 */
export const lazyCartJournal = (app: string): CartJournalSource => {
  let loading: Promise<CartJournal | undefined> | undefined;
  const load = async (): Promise<CartJournal | undefined> => {
    try {
      return (await import('./create-cart-journal')).createCartJournal(app);
    } catch {
      loading = undefined;
      return undefined;
    }
  };
  return () => (loading ??= load());
};
