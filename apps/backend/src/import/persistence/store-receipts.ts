import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { ReceiptLine } from '../schemas/document-line';
import { rejected, type LineOutcome } from './line-outcome';
import { mergeRows } from './merge-rows';

const RECEIPTS = {
  table: 'receipt',
  columns: {
    tenant: 'text',
    customer_id: 'text',
    type: 'text',
    number: 'text',
    date: 'date',
    order_number: 'text',
    total: 'numeric',
    information: 'text',
    doc: 'jsonb',
  },
  key: ['tenant', 'customer_id', 'type', 'number'],
} as const;

const nameOf = (customerId: string, type: string, number: string): string =>
  `${customerId}\t${type}\t${number}`;

/** Orders whose lines a document takes, by customer and number. */
const ordersBehind = async (queries: Queries, tenant: string, lines: readonly ReceiptLine[]) => {
  const numbers = lines.flatMap(({ lines: own, orderNumber }) =>
    own === undefined && orderNumber !== undefined ? [orderNumber] : [],
  );
  const { rows } = await sql<{ customer_id: string; number: string }>`
    select customer_id, number from customer_order
    where tenant = ${tenant} and number = any(${numbers}::text[])`.execute(queries);
  return new Set(rows.map(({ customer_id, number }) => `${customer_id}\t${number}`));
};

/** Stores invoices, credit memos and delivery notes of customers that are there. */
export const storeReceipts = async (
  queries: Queries,
  tenant: string,
  lines: readonly ReceiptLine[],
): Promise<readonly LineOutcome[]> => {
  if (lines.length === 0) return [];
  const orders = await ordersBehind(queries, tenant, lines);
  const hasLines = ({ lines: own, orderNumber, customerId }: ReceiptLine): boolean =>
    own !== undefined || orders.has(`${customerId}\t${orderNumber ?? ''}`);
  const written = await mergeRows(
    queries,
    RECEIPTS,
    lines.filter(hasLines).map(({ lines: own, totals, ...receipt }) => ({
      tenant,
      customer_id: receipt.customerId,
      type: receipt.type,
      number: receipt.number,
      date: receipt.date,
      order_number: receipt.orderNumber ?? null,
      total: receipt.total ?? null,
      information: receipt.information ?? null,
      doc: own === undefined ? null : { lines: own, totals },
    })),
  );
  const fates = new Map(
    written.map(({ customer_id = '', type = '', number = '', isNew }): [string, LineOutcome] => [
      nameOf(customer_id, type, number),
      isNew ? 'NEW' : 'CHANGED',
    ]),
  );
  return lines.map((line) =>
    hasLines(line)
      ? (fates.get(nameOf(line.customerId, line.type, line.number)) ?? 'UNCHANGED')
      : rejected(
          `orderNumber: the customer has no order ${line.orderNumber ?? ''}, and the line has no lines of its own`,
        ),
  );
};
