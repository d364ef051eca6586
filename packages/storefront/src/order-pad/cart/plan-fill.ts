import type { Cart, CartItemWrite } from '@gastroshop/api-contract';
import { joinOrderLines, type ResolvedOrderLine } from '@gastroshop/domain/order-list';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import type { PadLine } from '../lines/pad-line';

/** A line as the cart shall have it. */
export type FillWrite = Required<
  Pick<CartItemWrite, 'sku' | 'amount' | 'unitAbbreviation' | 'seenVersion' | 'operationId'>
> &
  Pick<CartItemWrite, 'seenCartVersion'>;

/** What is written to the cart for the rows of the pad. */
export interface Fill {
  readonly writes: readonly FillWrite[];
  /** The rows behind each article. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** When the buyer acted, epoch milliseconds by the page's monotonic clock. */
  readonly actedAt: number;
  /** Articles whose amounts were added up: with each other, or with what was in the cart. */
  readonly joined: number;
  /** Articles whose amounts cannot be ordered together, in any one unit. */
  readonly apart: readonly string[];
}

/** Stands for what is in the cart already. */
const IN_CART = 0;

/**
 * Works out what the cart has to hold: one line per article, rows of the same article and what is in the cart already
 * added up, in the smaller unit where they differ. The amounts are those the cart shall have, so sending them twice
 * orders nothing twice.
 *
 * @param lines the rows that are ready
 * @param operationId makes the name of an operation
 */
export const planFill = (
  lines: readonly PadLine[],
  cart: Pick<Cart, 'items' | 'deletedItems' | 'version'>,
  operationId: () => string,
): Fill => {
  const items = new Map(cart.items.map((item) => [item.sku, item]));
  const gone = new Map(cart.deletedItems.map((item) => [item.sku, item]));
  const wanted: ResolvedOrderLine[] = [];
  const present = new Set<string>();
  for (const { row, product, unit, amount } of lines) {
    if (product === undefined || unit === undefined || amount === undefined) continue;
    const { sku } = product;
    const item = items.get(sku);
    const itemUnit = item && unitByAbbreviation(product.units, item.unitAbbreviation);
    // A unit the article is not sold in any more gives way to the one asked for.
    if (item !== undefined && itemUnit !== undefined && !present.has(sku))
      wanted.push({ lineNumber: IN_CART, sku, amount: item.amount, unit: itemUnit });
    present.add(sku);
    wanted.push({ lineNumber: row.id, sku, amount, unit });
  }
  const joined = joinOrderLines(wanted);
  const ids: Record<string, readonly number[]> = {};
  const writes: FillWrite[] = [];
  for (const { sku, amount, unit, lineNumbers } of joined) {
    if (amount === undefined) continue;
    ids[sku] = lineNumbers.filter((number) => number !== IN_CART);
    writes.push({
      sku,
      amount,
      unitAbbreviation: unit.abbreviation,
      seenVersion: items.get(sku)?.version ?? gone.get(sku)?.version ?? 0,
      ...(cart.version !== undefined && { seenCartVersion: cart.version }),
      operationId: operationId(),
    });
  }
  return {
    writes,
    ids,
    actedAt: performance.timeOrigin + performance.now(),
    joined: joined.filter(({ amount, lineNumbers }) => amount !== undefined && lineNumbers.length > 1).length,
    apart: joined.filter(({ amount }) => amount === undefined).map(({ sku }) => sku),
  };
};

/** A fill without some articles. */
export const withoutArticles = (fill: Fill, skus: ReadonlySet<string>): Fill => ({
  ...fill,
  writes: fill.writes.filter(({ sku }) => !skus.has(sku)),
  ids: Object.fromEntries(Object.entries(fill.ids).filter(([sku]) => !skus.has(sku))),
});
