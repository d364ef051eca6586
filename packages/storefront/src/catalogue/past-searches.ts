import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../shop';

/** How many searches are remembered. */
const PAST_SEARCHES_KEPT = 8;

const keyOf = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`past-searches-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

/** What this user has searched for as this customer, the latest first. */
export const readPastSearches = (storage: BrowserStorage, scope: ShopScope): readonly string[] => {
  const kept = storage.read(keyOf(scope));
  if (!Array.isArray(kept)) return [];
  return kept.filter((text): text is string => typeof text === 'string').slice(0, PAST_SEARCHES_KEPT);
};

/** Remembers a search; one that was made before moves to the front. */
export const rememberSearch = (storage: BrowserStorage, scope: ShopScope, text: string): void => {
  const past = readPastSearches(storage, scope).filter((each) => each !== text);
  storage.write(keyOf(scope), [text, ...past].slice(0, PAST_SEARCHES_KEPT));
};

/** Forgets a search. */
export const forgetSearch = (storage: BrowserStorage, scope: ShopScope, text: string): void => {
  const past = readPastSearches(storage, scope).filter((each) => each !== text);
  storage.write(keyOf(scope), past);
};
