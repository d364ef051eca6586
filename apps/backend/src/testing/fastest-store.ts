import type { Store } from '../db';
import { stores } from './stores';

/** A migrated, empty store on the quicker of the engines there are, for tests that depend on neither. */
export const openQuickStore = (): Promise<Store> => {
  const last = stores.at(-1);
  if (last === undefined) throw new Error('There is no engine');
  const [, open] = last;
  return open();
};
