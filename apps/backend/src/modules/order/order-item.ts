import type { OrderItem, OrderPlanEntry } from '@gastroshop/api-contract';
import { latestDeadline } from '@gastroshop/domain/order-life';
import { mostAccurateRowTotal } from '@gastroshop/domain/pricing';
import { hasAttribute } from '@gastroshop/domain/product';
import { rowTotalOf } from '../cart';
import { deadlineField } from './order-deliveries';
import type { OrderPart, OrderRow } from './order-row';

type Paid = Pick<OrderItem, 'price' | 'mostAccurateRowTotal' | 'priceSnapshot'>;

const paidFor = ({ row }: OrderPart): Paid => {
  if (row.kind !== 'PRICED') return {};
  const rowTotal = mostAccurateRowTotal({ ordered: row.rowTotal });
  return {
    price: row.unitPrice,
    ...(rowTotal !== undefined && { mostAccurateRowTotal: rowTotal }),
    priceSnapshot: row.snapshot,
  };
};

const isSamePrice = ({ row: one }: OrderPart, { row: other }: OrderPart): boolean =>
  one.kind === 'PRICED' &&
  other.kind === 'PRICED' &&
  one.unitPrice === other.unitPrice &&
  JSON.stringify({ ...one.snapshot, day: '' }) === JSON.stringify({ ...other.snapshot, day: '' });

/** What a line costs. Where its parts cost differently it has no price of its own, only their sum. */
const paidInAll = (parts: readonly OrderPart[]): Paid => {
  const [first] = parts;
  if (first === undefined) return {};
  const rowTotal = mostAccurateRowTotal({ ordered: rowTotalOf(parts) });
  return {
    ...(parts.every((part) => isSamePrice(first, part)) && paidFor(first)),
    ...(rowTotal !== undefined && { mostAccurateRowTotal: rowTotal }),
  };
};

const planEntryOf = (part: OrderPart): OrderPlanEntry => ({
  date: part.delivery.date,
  amount: part.amount,
  ...paidFor(part),
});

/** The wire's line of an order, with what it costs and why; of a planned one for each of its days, too. */
export const orderItemOf = ({ sku, content, product, unit, parts, alternativeDate }: OrderRow): OrderItem => {
  const { amount, note, costCentre, customerArticleNumber, plan } = content;
  const baseUnit = product.units.find(({ isStorageUnit }) => isStorageUnit)?.abbreviation;
  return {
    productSku: sku,
    ...paidInAll(parts),
    amount,
    ...(baseUnit !== undefined && { baseUnit }),
    ratio: unit.ratio,
    unitAbbr: unit.abbreviation,
    ...(product.thumbnailUrl !== undefined && { imagePath: product.thumbnailUrl }),
    preOrder: hasAttribute(product.attributes, 'Bestellartikel'),
    name: product.name,
    ...(alternativeDate !== undefined && { alternativeDeliveryDate: alternativeDate }),
    status: 'OPEN',
    ...(note !== undefined && { note }),
    ...(costCentre !== undefined && { costCentre }),
    ...(customerArticleNumber !== undefined && { customerArticleNumber }),
    ...deadlineField(latestDeadline(parts.map(({ editableUntil }) => editableUntil))),
    ...(plan !== undefined && { plan: parts.map(planEntryOf) }),
  };
};
