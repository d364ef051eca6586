import { sql } from 'kysely';
import type { Queries } from '../../db';
import { documentLine, type DocumentLine, type OrderLine, type ReceiptLine } from '../schemas/document-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer } from './importer';
import { storeOrders } from './store-orders';
import { storeReceipts } from './store-receipts';

const BATCH = 500;

const isOrder = (line: DocumentLine): line is OrderLine => line.type === 'order';
const isReceipt = (line: DocumentLine): line is ReceiptLine => line.type !== 'order';

const customerOf = (line: DocumentLine): string => (isOrder(line) ? line.order.customerId : line.customerId);

const keyOf = (line: DocumentLine): string =>
  isOrder(line) ? `order\t${line.order.id}` : `${line.type}\t${line.customerId}\t${line.number}`;

const knownCustomers = async (queries: Queries, tenant: string, lines: readonly DocumentLine[]) => {
  const { rows } = await sql<{ id: string }>`
    select id from customer
    where tenant = ${tenant} and id = any(${[...new Set(lines.map(customerOf))]}::text[])`.execute(queries);
  return new Set(rows.map(({ id }) => id));
};

/** Orders of the past, invoices, credit memos and delivery notes. An order comes before what names it. */
export const documentImporter = ({ tenant, now }: ImportContext): Importer<DocumentLine> => ({
  shape: documentLine,
  batch: BATCH,
  keyOf,
  keyOfRefused: () => undefined,
  store: async (queries, lines) => {
    const customers = await knownCustomers(queries, tenant, lines);
    const known = lines.filter((line) => customers.has(customerOf(line)));
    const orders = known.filter(isOrder);
    const receipts = known.filter(isReceipt);
    const orderFates = await storeOrders(queries, { tenant, now }, orders);
    const receiptFates = await storeReceipts(queries, tenant, receipts);
    const fates = new Map<DocumentLine, LineOutcome | undefined>([
      ...orders.map((line, position) => [line, orderFates[position]] as const),
      ...receipts.map((line, position) => [line, receiptFates[position]] as const),
    ]);
    return lines.map((line) =>
      customers.has(customerOf(line))
        ? (fates.get(line) ?? 'UNCHANGED')
        : rejected(`customerId: there is no customer ${customerOf(line)}`),
    );
  },
});
