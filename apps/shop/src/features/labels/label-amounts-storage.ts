import { labelAmount, type LabelPair } from '@gastroshop/domain/labels';
import type { BrowserStorage, ShopScope } from '@gastroshop/storefront/shop';

/** How many labels of an article are wanted, where it is not one. */
export type LabelAmounts = ReadonlyMap<string, number>;

/** Where the amounts are kept: the backend's list knows articles alone. Begins as all that is personal. */
const keyOf = ({ tenant, userId, customerId }: ShopScope): string =>
  `gastroshop:labels:${tenant}:${userId}:${customerId}`;

const isAmount = (value: unknown): value is number => {
  if (typeof value !== 'number') return false;
  try {
    return labelAmount(value) === value;
  } catch {
    return false;
  }
};

/** The amounts kept in this browser; what cannot be one is left out. */
export const loadLabelAmounts = (storage: BrowserStorage, scope: ShopScope): LabelAmounts => {
  const kept = storage.read(keyOf(scope));
  if (typeof kept !== 'object' || kept === null) return new Map();
  return new Map(
    Object.entries(kept).flatMap(([sku, amount]: [string, unknown]) =>
      isAmount(amount) ? [[sku, amount] as const] : [],
    ),
  );
};

/** Keeps the amounts for the next visit. */
export const writeAmounts = (storage: BrowserStorage, scope: ShopScope, amounts: LabelAmounts): void => {
  const more = [...amounts].filter(([, amount]) => amount !== 1);
  if (more.length === 0) storage.remove(keyOf(scope));
  else storage.write(keyOf(scope), Object.fromEntries(more));
};

/** The labels to print of the articles listed, in their order. */
export const toLabelPairs = (skus: readonly string[], amounts: LabelAmounts): readonly LabelPair[] =>
  skus.map((sku) => ({ sku, amount: amounts.get(sku) ?? 1 }));
