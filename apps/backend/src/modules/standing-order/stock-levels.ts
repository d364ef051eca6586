import { decimal } from '@gastroshop/domain/money';
import type { ParLine } from '@gastroshop/domain/standing-orders';
import type { Queries } from '../../db';
import { deliveryAddresses } from '../customer';
import { lastCounts } from '../inventory';
import { goodsAfterCounts } from '../order';
import type { StandingOrderOwner } from './standing-order-row';

/** Longer than any deadline of an article lies before that of its order, and the two days a count counts. */
const COUNTS_SINCE_MS = 14 * 24 * 3_600_000;

/** Which stock is asked for. */
interface AskedStock {
  readonly sku: string;
  /** The address it is delivered to; undefined: the first of the customer. */
  readonly addressId: string | undefined;
  /** Goods that come later than on this day fill nothing up before. */
  readonly until: string;
}

/** What is known of a customer's stock. */
export type StockLevels = (asked: AskedStock) => Pick<ParLine, 'count' | 'expected'>;

/** Nobody asks. */
const NO_STOCK: StockLevels = () => ({ expected: '0' });

const sum = (quantities: readonly string[]): string =>
  quantities.reduce((total, one) => total.plus(one), decimal(0)).toFixed();

/**
 * Reads what was counted of some articles lately and what came or comes since. Counts without an address are of the first
 * one; places of one address add up, and what came since is what came since the last of them.
 */
export const readStockLevels = async (
  queries: Queries,
  owner: StandingOrderOwner,
  { now, skus }: { readonly now: Date; readonly skus: ReadonlySet<string> },
): Promise<StockLevels> => {
  if (skus.size === 0) return NO_STOCK;
  const since = new Date(now.getTime() - COUNTS_SINCE_MS);
  const counts = await lastCounts(queries, owner, { since, skus });
  const [first] = await deliveryAddresses(queries, owner.tenant, owner.customerId);
  const atAddress = (sku: string, addressId: string | undefined) =>
    counts.filter(
      (count) =>
        count.sku === sku && (count.addressId ?? first?.externalId) === (addressId ?? first?.externalId),
    );
  const latest = new Map<string, Date>();
  for (const { sku, at } of counts) if (at > (latest.get(sku) ?? since)) latest.set(sku, at);
  const goods = await goodsAfterCounts(
    queries,
    owner,
    [...latest].map(([sku, at]) => ({ sku, at })),
  );
  return ({ sku, addressId, until }) => {
    const found = atAddress(sku, addressId);
    if (found.length === 0) return { expected: '0' };
    return {
      count: {
        quantity: sum(found.map(({ quantity }) => quantity)),
        at: Math.max(...found.map(({ at }) => at.getTime())),
      },
      expected: sum(goods.flatMap((one) => (one.sku === sku && one.day <= until ? [one.quantity] : []))),
    };
  };
};
