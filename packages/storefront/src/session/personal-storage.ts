import { PREFERENCES_KEY } from '../shop';

/** What the shop keeps in the browser begins so. */
const PREFIX = 'gastroshop:';

/** Where the tenant of the host is kept: the same for everybody. */
export const HOST_TENANT_KEY = 'gastroshop:host-tenant';

/** How somebody likes to read and work belongs to the browser, not to whoever is signed in. */
const isPersonal = (key: string): boolean =>
  key.startsWith(PREFIX) &&
  key !== PREFERENCES_KEY &&
  key !== HOST_TENANT_KEY &&
  !key.startsWith(`${PREFIX}language:`);

/**
 * Keys of what a storage holds about persons.
 *
 * @param storage asked for at each use, because even looking at a blocked storage throws
 */
export const personalKeys = (storage: () => Storage): readonly string[] => {
  try {
    const kept = storage();
    return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '').filter(isPersonal);
  } catch {
    return [];
  }
};

/** Removes what a storage holds about persons. Never throws. */
export const clearPersonalStorage = (storage: () => Storage): void => {
  for (const key of personalKeys(storage)) storage().removeItem(key);
};
