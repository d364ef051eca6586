import type { Queries } from '../../db';
import { insertRows } from '../insert-rows';
import type { DemoOrder } from '../orders';
import { receiptsOf } from './receipts-of';

/** Stores the documents of orders. */
export const storeReceipts = (queries: Queries, orders: readonly DemoOrder[], today: string): Promise<void> =>
  insertRows(
    queries,
    'receipt',
    {
      tenant: 'text',
      customer_id: 'text',
      type: 'text',
      number: 'text',
      date: 'date',
      order_number: 'text',
      total: 'numeric',
      doc: 'jsonb',
    },
    orders
      .flatMap((order) => receiptsOf(order, today))
      .map(({ tenant, customerId, type, number, date, orderNumber, total, doc }) => ({
        tenant,
        customer_id: customerId,
        type,
        number,
        date,
        order_number: orderNumber,
        total: total ?? null,
        doc: doc ?? null,
      })),
  );
