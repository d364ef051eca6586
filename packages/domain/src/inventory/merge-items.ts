import { type Decimal, decimal, type DecimalString } from '../money';
import { capturedStorageQuantity, type InventoryItem } from './item';

/** One row of an inventory sheet: an article, or an article in one unit. */
export interface InventoryRow {
  readonly productSku: string;
  readonly categoryId?: string | undefined;
  /** Counted quantity in `unit`; without a unit, in storage units. */
  readonly quantity: DecimalString;
  /** The unit counted in; missing when an article's counts in several units are one row of storage units. */
  readonly unit?: string | undefined;
  /** The count in storage units. */
  readonly storageQuantity: DecimalString;
}

/**
 * One row per article: counts in whatever unit are added up in storage units. Rows stand in the order in which their
 * article was first counted; the category is the first one given for it.
 *
 * @throws RangeError when a quantity or ratio is no decimal number
 */
export const mergeByProduct = (items: readonly InventoryItem[]): readonly InventoryRow[] =>
  [...sumUp(items, (item) => item.productSku).values()].map(({ first, categoryId, storage }) => ({
    productSku: first.productSku,
    ...category(categoryId),
    quantity: storage.toFixed(),
    storageQuantity: storage.toFixed(),
  }));

/**
 * One row per article and unit: counts in the same unit are added up. A unit whose ratio changed between two counts
 * is two units, because one of its pieces means two different things.
 *
 * @throws RangeError when a quantity or ratio is no decimal number
 */
export const mergeByProductAndUnit = (items: readonly InventoryItem[]): readonly InventoryRow[] =>
  [...sumUp(items, unitKey).values()].map(({ first, categoryId, quantity, storage }) => ({
    productSku: first.productSku,
    ...category(categoryId),
    quantity: quantity.toFixed(),
    unit: first.capturedUnit,
    storageQuantity: storage.toFixed(),
  }));

interface Sum {
  readonly first: InventoryItem;
  categoryId: string | undefined;
  quantity: Decimal;
  storage: Decimal;
}

const unitKey = (item: InventoryItem): string =>
  JSON.stringify([item.productSku, item.capturedUnit, decimal(item.unitRatio).toFixed()]);

const category = (categoryId: string | undefined): Pick<InventoryRow, 'categoryId'> =>
  categoryId === undefined ? {} : { categoryId };

const sumUp = (
  items: readonly InventoryItem[],
  keyOf: (item: InventoryItem) => string,
): ReadonlyMap<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const item of items) {
    const key = keyOf(item);
    const quantity = decimal(item.capturedQuantity);
    const storage = capturedStorageQuantity(item);
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { first: item, categoryId: item.categoryId, quantity, storage });
      continue;
    }
    sum.categoryId ??= item.categoryId;
    sum.quantity = sum.quantity.plus(quantity);
    sum.storage = sum.storage.plus(storage);
  }
  return sums;
};
