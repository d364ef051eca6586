import { cartTotals } from '@gastroshop/domain/cart';
import { addDays } from '@gastroshop/domain/calendar';
import type { ReceiptDocument, ReceiptLine } from '../../db';
import type { DemoOrder } from '../orders';
import { writtenTotals } from '../orders';
import { randomOf } from '../random';

/** A document of an order of the past. */
export interface DemoReceipt {
  readonly tenant: string;
  readonly customerId: string;
  readonly type: 'invoice' | 'creditmemo' | 'deliverynote';
  readonly number: string;
  readonly date: string;
  readonly orderNumber: string;
  readonly total: string | undefined;
  /** Missing: the lines are those of the order. */
  readonly doc: ReceiptDocument | undefined;
}

/** One delivery in so many has something to be credited. */
const CREDITED = 0.08;
const REASONS = ['Bruch bei der Lieferung', 'Qualität nicht entsprechend', 'Falsch geliefert'] as const;

const creditOf = ({ order, lineSums }: DemoOrder): ReceiptDocument | undefined => {
  const random = randomOf(`credit ${order.id}`);
  if (!random.chance(CREDITED)) return undefined;
  const place = random.int(0, order.orderItems.length - 1);
  const [item, sum] = [order.orderItems[place], lineSums[place]];
  if (item?.mostAccurateRowTotal === undefined || sum === undefined) return undefined;
  const line: ReceiptLine = {
    sku: item.productSku,
    name: item.name,
    amount: String(item.amount),
    unit: item.unitAbbr,
    ...(item.price !== undefined && { price: item.price }),
    rowTotal: item.mostAccurateRowTotal,
    note: random.pick(REASONS),
  };
  return { lines: [line], totals: writtenTotals(cartTotals({ lines: [sum] })) };
};

/**
 * The documents of an order: a delivery note when it has left, an invoice when it has arrived, now and then a credit
 * memo some days later.
 */
export const receiptsOf = (demo: DemoOrder, today: string): readonly DemoReceipt[] => {
  const { tenant, customerId, order, status } = demo;
  const number = order.number ?? order.id;
  const days = (order.deliveries ?? []).map(({ date }) => date).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || (status !== 'DELIVERED' && status !== 'SHIPPED'))
    return [];
  const own = { tenant, customerId, orderNumber: number, doc: undefined };
  const note: DemoReceipt = {
    ...own,
    type: 'deliverynote',
    number: `LS${number}`,
    date: first,
    total: undefined,
  };
  if (status === 'SHIPPED') return [note];
  const credit = creditOf(demo);
  const creditDay = addDays(last, 3);
  return [
    note,
    { ...own, type: 'invoice', number: `RE${number}`, date: last, total: order.totals?.gross },
    ...(credit === undefined || creditDay > today
      ? []
      : [
          {
            ...own,
            type: 'creditmemo' as const,
            number: `GS${number}`,
            date: creditDay,
            total: credit.totals?.gross,
            doc: credit,
          },
        ]),
  ];
};
