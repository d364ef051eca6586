import { personalKeys } from '@gastroshop/storefront/session';
import type { BrowserStorage } from '@gastroshop/storefront/shop';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * How many changes of carts wait in this browser to be sent, of whichever customer.
 *
 * @param storage reads what `kept` holds
 * @param kept the storage in which the cart keeps its edits
 */
export const countUnsentEdits = (
  storage: Pick<BrowserStorage, 'read'>,
  kept: () => Storage = () => localStorage,
): number => {
  let count = 0;
  for (const key of personalKeys(kept)) {
    if (!key.startsWith('gastroshop:cart-edits-')) continue;
    const value = storage.read(key);
    const edits = isRecord(value) ? value['edits'] : undefined;
    if (isRecord(edits)) count += Object.keys(edits).length;
  }
  return count;
};
