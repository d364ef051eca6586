import type { Customer, Order, Product } from '@gastroshop/api-contract';
import type { CalendarDate } from '@gastroshop/domain/calendar';
import { planDeliveries } from '@gastroshop/storefront/delivery';
import type { DraftLine, OrderDraft } from './order-draft';

/** What came too late for an order, to be ordered for a later day instead. */
export interface LateOrder {
  /** The day it was for; undefined where the order tells none. */
  readonly day: CalendarDate | undefined;
  /** The day all of it can come on; undefined while that is not known, or where there is none. */
  readonly next: CalendarDate | undefined;
  readonly lines: readonly { readonly product: Product; readonly amount: number; readonly unit: string }[];
}

/** What a late order is made from. */
export interface LateOrderInput {
  readonly order: Order;
  readonly draft: Pick<OrderDraft, 'lines'>;
  /** The lines that are too late. */
  readonly skus: readonly string[];
  readonly products: ReadonlyMap<string, Product>;
  /** Undefined as long as it is not known. */
  readonly customer: Customer | undefined;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** How much more a draft wishes than the order brings; undefined for less of it, and for another unit, which is no more and no less. */
const surplusOf = (
  { orderItems }: Order,
  sku: string,
  line: DraftLine | undefined,
): DraftLine | undefined => {
  if (line === undefined || line.amount === 0) return undefined;
  const item = orderItems.find(({ productSku }) => productSku === sku);
  if (item === undefined) return line;
  return item.unitAbbr === line.unit && line.amount > item.amount
    ? { unit: line.unit, amount: line.amount - item.amount }
    : undefined;
};

const dayFor = ({ deliveries = [], deliverySlotDate }: Order, sku: string): CalendarDate | undefined =>
  deliveries.find(({ lines }) => lines.some(({ productSku }) => productSku === sku))?.date ??
  deliverySlotDate;

/**
 * What of a draft that came back after its deadline can be ordered anew, and for which day: what it adds, and what it wishes
 * more of. What was to become less stays as it is, and so it is nothing to be ordered.
 *
 * @returns undefined where there is nothing to order
 */
export const lateOrder = ({
  order,
  draft,
  skus,
  products,
  customer,
  now,
}: LateOrderInput): LateOrder | undefined => {
  const lines = skus.flatMap((sku) => {
    const [product, surplus] = [products.get(sku), surplusOf(order, sku, draft.lines[sku])];
    return product === undefined || surplus === undefined ? [] : [{ product, ...surplus }];
  });
  const [first] = lines;
  if (first === undefined) return undefined;
  const day = dayFor(order, first.product.sku);
  if (customer === undefined) return { day, next: undefined, lines };
  const addressId = order.deliveryAddress?.externalId;
  const articles = lines.map(({ product }) => product.attributes);
  const plan = planDeliveries({ customer, articles, addressId, now });
  const days = articles.map((attributes) => plan.lineOf(attributes)?.date);
  const known = days.flatMap((date) => (date === undefined ? [] : [date])).sort();
  return { day, next: known.length === days.length ? known.at(-1) : undefined, lines };
};
