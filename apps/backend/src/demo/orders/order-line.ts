import type { OrderItem } from '@gastroshop/api-contract';
import { toTotalsLine, type LineDelivery, type TotalsLine } from '@gastroshop/domain/cart';
import { productDeadline, temperatureGroup, type TemperatureGroup } from '@gastroshop/domain/delivery';
import {
  mostAccurateRowTotal,
  priceDay,
  priceRow,
  deliveredRow,
  type PricedRow,
  type PriceOnRequest,
} from '@gastroshop/domain/pricing';
import { hasAttribute } from '@gastroshop/domain/product';
import { defaultUnit, smallestAllowedAmount, storageQuantity } from '@gastroshop/domain/quantity';
import { basePriceOf } from '../assortment';
import type { BranchProduct } from '../branch';
import type { DemoCustomer } from '../people';
import { randomOf } from '../random';
import type { DemoFair } from './fairs';
import { pricesFor } from './purchase-profile';

/** A line of an order of the past, with all that sums need. */
export interface DemoOrderLine {
  readonly article: BranchProduct;
  readonly item: OrderItem;
  readonly temperature: TemperatureGroup;
  readonly delivery: LineDelivery;
  readonly sum: TotalsLine;
}

/** What a line is made from. */
export interface LineInput {
  readonly customer: DemoCustomer;
  readonly seed: string;
  /** The day whose prices count. */
  readonly orderDay: string;
  readonly deliveryDay: string;
  readonly isDelivered: boolean;
  readonly status: NonNullable<OrderItem['status']>;
  readonly fair: DemoFair | undefined;
}

const SHORT = 0.012;
const LOT = 0.12;

/** Whether an article is weighed out as it is wanted, and not by the piece. */
const isLoose = ({ doc: { weighed } }: BranchProduct): boolean =>
  weighed !== undefined && weighed.minimum === undefined;

/** How many of its default unit a kitchen takes: more of what is cheap. */
const amountOf = (product: BranchProduct, price: number, seed: string): number => {
  const unit = defaultUnit(product.doc.units) ?? product.doc.units[0];
  if (unit === undefined) throw new Error(`Article ${product.sku} has no unit`);
  const least = smallestAllowedAmount(product.doc.minSaleQuantity, unit) ?? 1;
  const unitPrice = price * Number(unit.ratio);
  const most = isLoose(product) ? 8 : unitPrice < 5 ? 6 : unitPrice < 20 ? 4 : 2;
  return Math.max(least, randomOf(`amount ${seed}`).int(1, most));
};

interface Arrived {
  readonly quantity: string;
  readonly reason: string | undefined;
}

const arrivedOf = (product: BranchProduct, row: PricedRow | PriceOnRequest, seed: string): Arrived => {
  const random = randomOf(`delivered ${seed}`);
  if (random.chance(SHORT)) return { quantity: '0', reason: 'Beim Lieferanten nicht verfügbar' };
  if (product.doc.weighed === undefined) return { quantity: row.quantity, reason: undefined };
  const quantity = (Number(row.quantity) * (0.95 + random.next() * 0.1)).toFixed(2);
  return { quantity: String(Number(quantity)), reason: undefined };
};

const lotOf = (
  product: BranchProduct,
  arrived: Arrived,
  { seed, deliveryDay }: LineInput,
): Pick<OrderItem, 'deliveredLots'> => {
  const random = randomOf(`lot ${seed}`);
  if (arrived.quantity === '0' || temperatureGroup(product.doc.attributes) !== 'FRESH' || !random.chance(LOT))
    return {};
  return {
    deliveredLots: [
      {
        lot: `L${deliveryDay.replaceAll('-', '').slice(2)}-${random.int(100, 999)}`,
        quantity: arrived.quantity,
      },
    ],
  };
};

const sumOf = (
  row: PricedRow | PriceOnRequest,
  item: OrderItem,
  product: BranchProduct,
  delivery: LineDelivery,
): TotalsLine => {
  const line = toTotalsLine(row, { vat: product.doc.vat, deposit: product.doc.deposit }, delivery);
  if (item.deliveredQuantity === undefined || item.priceSnapshot === undefined) return line;
  const { rowTotal, discountEarned, bonus } = deliveredRow(item.priceSnapshot, item.deliveredQuantity);
  // What has arrived is weighed: nothing is estimated any more. What has not arrived brings no deposit.
  return {
    ...line,
    row: { rowTotal, discountEarned, bonus, estimated: false },
    ...(Number(item.deliveredQuantity) === 0 && { storageQuantity: '0' }),
  };
};

/** Writes a line of an order. */
export const orderLine = (article: BranchProduct, circumstances: LineInput): DemoOrderLine => {
  const { customer, orderDay, deliveryDay, isDelivered, fair } = circumstances;
  const seed = `${circumstances.seed} ${article.sku}`;
  const { doc } = article;
  const unit = defaultUnit(doc.units) ?? doc.units[0];
  if (unit === undefined) throw new Error(`Article ${article.sku} has no unit`);
  const amount = amountOf(article, basePriceOf(article.group), seed);
  const row = priceRow({
    prices: pricesFor(article, customer, fair?.id),
    amount,
    unit,
    day: priceDay({ orderDay, deliveryDay, fair }),
    weighed: doc.weighed,
    ...(fair !== undefined && { fair: { factor: fair.globalDiscountFactor } }),
  });
  const temperature = temperatureGroup(doc.attributes);
  const delivery: LineDelivery =
    fair === undefined ? { date: deliveryDay, temperature } : { date: deliveryDay };
  const arrived = isDelivered && row.kind === 'PRICED' ? arrivedOf(article, row, seed) : undefined;
  const rowTotal =
    row.kind === 'PRICED'
      ? mostAccurateRowTotal({
          deliveredQuantity: arrived?.quantity,
          snapshot: row.snapshot,
          ordered: row.rowTotal,
        })
      : undefined;
  const item: OrderItem = {
    productSku: article.sku,
    ...(row.kind === 'PRICED' && { price: row.unitPrice }),
    ...(rowTotal !== undefined && { mostAccurateRowTotal: rowTotal }),
    amount,
    baseUnit: doc.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation ?? unit.abbreviation,
    ratio: unit.ratio,
    unitAbbr: unit.abbreviation,
    ...(doc.thumbnailUrl !== undefined && { imagePath: doc.thumbnailUrl }),
    preOrder: hasAttribute(doc.attributes, 'Bestellartikel'),
    name: article.line.name,
    status: arrived?.quantity === '0' ? 'SHORT' : circumstances.status,
    ...(arrived !== undefined && { deliveredQuantity: arrived.quantity }),
    ...(arrived?.reason !== undefined && { differenceReason: arrived.reason }),
    ...(arrived !== undefined && lotOf(article, arrived, { ...circumstances, seed })),
    ...(row.kind === 'PRICED' && { priceSnapshot: row.snapshot }),
  };
  return { article, item, temperature, delivery, sum: sumOf(row, item, article, delivery) };
};

/** Whether an article asks for more time than the usual deadline: such a one is left out of past orders. */
export const asksForTime = ({ doc }: BranchProduct): boolean => {
  const { closesAt, preOrderDays } = productDeadline(doc.attributes);
  return closesAt !== undefined || (preOrderDays ?? 0) > 0;
};

/** Storage units of a line, for what was bought. */
export const boughtQuantity = ({ item }: DemoOrderLine): string =>
  storageQuantity(item.amount, { ratio: item.ratio });
