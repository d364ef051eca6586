import type { Totals } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import type { CartGoods } from './cart-goods';
import { lineView, type LineView } from './cart-line-view';
import type { CartHead } from './cart-rows';
import { clockOf, type CartVisit } from './cart-visit';
import { isLive, type DraftLine, type LiveLine } from './draft-line';
import { nextDeliveryOf } from './next-delivery';
import { priceLine, priceTermsAt, sumLine, type PricedPart } from './priced-line';
import { tourSchedules, windowAt } from './tour-schedules';

/** A line of the cart with its article and, for who may see it, its price. */
export interface ViewedLine extends LineView {
  readonly line: LiveLine;
  readonly parts: readonly PricedPart[] | undefined;
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

/**
 * Prices the lines of a cart on today's prices, in a fair that bills so on those of the delivery day. What is planned
 * counts on its days, all else on its next possible one. Lines that cannot be ordered are not summed.
 */
export const viewCart = (
  visit: CartVisit,
  head: CartHead,
  lines: readonly DraftLine[],
  { products, terms }: CartGoods,
): CartView => {
  const viewed = lines.filter(isLive).map((line): ViewedLine => {
    const view = lineView(line.sku, line.stored.content, products);
    return { ...view, line, parts: visit.seesPrices ? priceLine(view, priceTermsAt(visit)) : undefined };
  });
  return {
    head,
    lines: viewed,
    removed: lines.filter((line) => !isLive(line) && line.removed !== undefined),
    totals: visit.seesPrices ? totalsOf(visit, viewed, terms) : undefined,
  };
};

const totalsOf = (visit: CartVisit, viewed: readonly ViewedLine[], terms: CartGoods['terms']): Totals => {
  const orderable = viewed.flatMap(({ parts, ...view }) => (parts === undefined ? [] : [{ parts, view }]));
  if (orderable.length === 0) return cartTotals({ lines: [] });
  const nextDelivery = nextDeliveryOf(
    tourSchedules(
      orderable.map(({ view }) => view),
      terms,
    ),
    clockOf(visit),
    windowAt(visit),
  );
  const lines = orderable.flatMap(({ parts, view }) =>
    parts.map(({ row, plannedFor }) =>
      sumLine(view, row, plannedFor === undefined ? nextDelivery(view) : { date: plannedFor }),
    ),
  );
  return cartTotals({ lines });
};
