import { addDays, weekdayOf } from '@gastroshop/domain/calendar';
import type { ReceiptDocument } from '../../db';
import type { DemoOrder } from '../orders';
import { creditOf } from './credit-of';

/** A document of an order of the past. */
export interface DemoReceipt {
  readonly tenant: string;
  readonly customerId: string;
  readonly type: 'invoice' | 'creditmemo' | 'deliverynote';
  readonly number: string;
  readonly date: string;
  readonly orderNumber: string;
  /** Gross euro: of a credit memo below 0, of a delivery note none. */
  readonly total: string | undefined;
  /** Missing: the lines are those of the order. */
  readonly doc: ReceiptDocument | undefined;
}

const SUNDAY = 0;

/** Some days after the delivery, when somebody is in the office. */
const creditDayOf = (lastDelivery: string): string => {
  const day = addDays(lastDelivery, 3);
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
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
  const creditDay = creditDayOf(last);
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
