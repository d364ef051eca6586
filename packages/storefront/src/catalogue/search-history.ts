import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../shop';
import { isSameSearch } from './past-search-matches';

/** How many searches are remembered. */
const PAST_SEARCHES_KEPT = 8;
/** As many as the backend keeps, so that none of those it offers comes back. */
const FORGOTTEN_KEPT = 30;

/** Among the forgotten: everything the backend may have kept. No search is that, as it has no letter. */
export const ALL_SEARCHES = '*';

const keyOf = (kind: 'past' | 'forgotten', { tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`${kind}-searches-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const readTexts = (storage: BrowserStorage, key: string, atMost: number): readonly string[] => {
  const kept = storage.read(key);
  if (!Array.isArray(kept)) return [];
  return kept.filter((text): text is string => typeof text === 'string').slice(0, atMost);
};

const without = (texts: readonly string[], text: string): readonly string[] =>
  texts.filter((each) => !isSameSearch(each, text));

/** What this user has searched for as this customer, the latest first. */
export const readPastSearches = (storage: BrowserStorage, scope: ShopScope): readonly string[] =>
  readTexts(storage, keyOf('past', scope), PAST_SEARCHES_KEPT);

/** What the backend may remember and this user does not want to see again on this device. */
export const readForgottenSearches = (storage: BrowserStorage, scope: ShopScope): readonly string[] =>
  readTexts(storage, keyOf('forgotten', scope), FORGOTTEN_KEPT);

/** Remembers a search; one that was made before moves to the front. */
export const addToSearchHistory = (storage: BrowserStorage, scope: ShopScope, text: string): void => {
  const past = without(readPastSearches(storage, scope), text);
  storage.write(keyOf('past', scope), [text, ...past].slice(0, PAST_SEARCHES_KEPT));
  const forgotten = readForgottenSearches(storage, scope);
  const left = without(forgotten, text);
  if (left.length < forgotten.length) storage.write(keyOf('forgotten', scope), left);
};

/** Forgets a search. */
export const forgetSearch = (storage: BrowserStorage, scope: ShopScope, text: string): void => {
  storage.write(keyOf('past', scope), without(readPastSearches(storage, scope), text));
  const forgotten = without(readForgottenSearches(storage, scope), text);
  // Everything stays forgotten, whatever else falls out behind.
  const everything = forgotten.includes(ALL_SEARCHES) ? [ALL_SEARCHES] : [];
  storage.write(
    keyOf('forgotten', scope),
    [...everything, text, ...without(forgotten, ALL_SEARCHES)].slice(0, FORGOTTEN_KEPT),
  );
};

/** Forgets every search made until now. */
export const forgetAllSearches = (storage: BrowserStorage, scope: ShopScope): void => {
  storage.remove(keyOf('past', scope));
  storage.write(keyOf('forgotten', scope), [ALL_SEARCHES]);
};
