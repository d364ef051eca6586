import type { OrderDifference } from './order-differences';

/**
 * A text that is the same exactly for the same set of differences, whatever their order: what a confirmation token
 * is bound to.
 */
export const differencesKey = (differences: readonly OrderDifference[]): string =>
  JSON.stringify(
    differences
      .map(({ sku, field, before, after }) => JSON.stringify([sku ?? null, field, before, after]))
      .sort(),
  );

/**
 * Whether a confirmation covers exactly the differences there are now: nothing new to confirm, and nothing confirmed
 * that is no longer so.
 *
 * @param confirmedKey the {@link differencesKey} of what the buyer confirmed
 */
export const coversDifferences = (confirmedKey: string, differences: readonly OrderDifference[]): boolean =>
  confirmedKey === differencesKey(differences);
