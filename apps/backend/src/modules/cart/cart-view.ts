import type { Totals } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import type { PricedRow, PriceOnRequest } from '@gastroshop/domain/pricing';
import type { CartGoods } from './cart-goods';
import { lineView, type LineView } from './cart-line-view';
import type { CartHead } from './cart-rows';
import { clockOf, type CartVisit } from './cart-visit';
import { isLive, type DraftLine, type LiveLine } from './draft-line';
import { nextDeliveryOf } from './next-delivery';
import { priceLine, sumLine } from './priced-line';
import { tourSchedules } from './tour-schedules';

/** A line of the cart with its article and, for who may see it, its price. */
export interface ViewedLine extends LineView {
  readonly line: LiveLine;
  readonly row: PricedRow | PriceOnRequest | undefined;
}

/** A cart as its visitor sees it. */
export interface CartView {
  readonly head: CartHead;
  readonly lines: readonly ViewedLine[];
  /** Lines that were taken out, and so can come back. */
  readonly removed: readonly DraftLine[];
  /** Missing for who may not see prices. */
  readonly totals: Totals | undefined;
}

/** Prices the lines of a cart on today's prices, each counted on its next possible day. Lines that cannot be ordered are not summed. */
export const viewCart = (
  visit: CartVisit,
  head: CartHead,
  lines: readonly DraftLine[],
  { products, terms }: CartGoods,
): CartView => {
  const viewed = lines.filter(isLive).map((line): ViewedLine => {
    const view = lineView(line.sku, line.stored.content, products);
    return { ...view, line, row: visit.seesPrices ? priceLine(view, visit.buyer.today) : undefined };
  });
  return {
    head,
    lines: viewed,
    removed: lines.filter((line) => !isLive(line) && line.removed !== undefined),
    totals: visit.seesPrices ? totalsOf(visit, viewed, terms) : undefined,
  };
};

const totalsOf = (visit: CartVisit, viewed: readonly ViewedLine[], terms: CartGoods['terms']): Totals => {
  const orderable = viewed.flatMap(({ row, ...view }) => (row === undefined ? [] : [{ row, view }]));
  if (orderable.length === 0) return cartTotals({ lines: [] });
  const nextDelivery = nextDeliveryOf(
    tourSchedules(
      orderable.map(({ view }) => view),
      terms,
    ),
    clockOf(visit),
  );
  return cartTotals({ lines: orderable.map(({ row, view }) => sumLine(view, row, nextDelivery(view))) });
};
