import { decimal, type DecimalString } from '../money';
import { parseGtin } from '../product';
import type { NonWebshopInventoryItem } from './item';

/** One row of articles the shop does not sell. */
export interface NonWebshopInventoryRow {
  readonly gtin?: string | undefined;
  readonly productName: string;
  readonly unit: string;
  readonly amount: DecimalString;
}

/**
 * One row per foreign article and unit, in the order of first counting. The GTIN tells what is the same article,
 * written with or without leading zeros; where there is none, or its check digit is wrong, the name does. Units are
 * never converted: nothing is known about their ratios. The first spelling of GTIN and name stays.
 *
 * @throws RangeError when an amount is no decimal number
 */
export const mergeNonWebshopItems = (
  items: readonly NonWebshopInventoryItem[],
): readonly NonWebshopInventoryRow[] => {
  const rows = new Map<string, NonWebshopInventoryRow>();
  for (const item of items) {
    const key = JSON.stringify([productKey(item), item.unit]);
    const row = rows.get(key);
    const amount = decimal(item.amount)
      .plus(row?.amount ?? 0)
      .toFixed();
    const { gtin, productName, unit } = row ?? item;
    rows.set(key, { ...(gtin === undefined ? {} : { gtin }), productName, unit, amount });
  }
  return [...rows.values()];
};

const productKey = ({ gtin, productName }: NonWebshopInventoryItem): readonly string[] => {
  const valid = gtin === undefined ? undefined : parseGtin(gtin);
  return valid === undefined ? ['name', productName] : ['gtin', valid];
};
