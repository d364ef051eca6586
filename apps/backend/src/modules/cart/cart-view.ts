import type { Category, Totals } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import type { CartProducts } from './cart-products';
import { lineView, type LineView } from './cart-line-view';
import type { CartHead } from './cart-rows';
import { clockOf, type CartAccess } from './cart-access';
import { hasContent, type PendingLine, type LiveLine } from './pending-line';
import { nextDeliveryOf } from './next-delivery';
import { priceLine, cartPricing, toCartTotalsLine, type PricedPart } from './priced-line';
import { tourSchedules, windowAt } from './tour-schedules';

/** A line of the cart with its article and, for who may see it, its price. */
export interface ViewedLine extends LineView {
  readonly line: LiveLine;
  readonly parts: readonly PricedPart[] | undefined;
  /** Of its article, with those around it. */
  readonly category: Category | undefined;
}

/** A cart as its visitor sees it. */
export interface CartView {
  readonly head: CartHead;
  readonly lines: readonly ViewedLine[];
  /** Lines that were taken out, and so can come back. */
  readonly removed: readonly PendingLine[];
  /** Missing for who may not see prices. */
  readonly totals: Totals | undefined;
}

/**
 * Prices the lines of a cart on today's prices, in a fair that bills so on those of the delivery day. What is planned
 * counts on its days, all else on its next possible one. Lines that cannot be ordered are not summed.
 */
export const viewCart = (
  visit: CartAccess,
  head: CartHead,
  lines: readonly PendingLine[],
  { products, terms }: CartProducts,
): CartView => {
  const viewed = lines.filter(hasContent).map((line): ViewedLine => {
    const view = lineView(line.sku, line.stored.content, products);
    return {
      ...view,
      line,
      parts: visit.seesPrices ? priceLine(view, cartPricing(visit)) : undefined,
      category: products.categories.get(line.sku),
    };
  });
  return {
    head,
    lines: viewed,
    removed: lines.filter((line) => !hasContent(line) && line.removed !== undefined),
    totals: visit.seesPrices ? totalsOf(visit, viewed, terms) : undefined,
  };
};

const totalsOf = (visit: CartAccess, viewed: readonly ViewedLine[], terms: CartProducts['terms']): Totals => {
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
      toCartTotalsLine(view, row, plannedFor === undefined ? nextDelivery(view) : { date: plannedFor }),
    ),
  );
  return cartTotals({ lines });
};
