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
