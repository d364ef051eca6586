import type { DocumentType, Receipt, ReceiptPage } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';
import { visibleTypes } from './price-documents';
import { texts } from '../../text-files';

interface NoRow {
  readonly type: null;
  readonly count: string;
}

interface ReceiptRow {
  readonly type: DocumentType;
  readonly number: string;
  readonly date: string;
  readonly order_number: string | null;
  readonly information: string | null;
  readonly total: string | null;
  readonly count: string;
}

/** A document in the list; what it comes to is taken out of the answer for those who see no prices. */
const receiptOf = (
  { type, number, date, order_number, information, total }: ReceiptRow,
  locale: Locale,
): Receipt => {
  const words = texts.getFixedT(locale, 'order-paper');
  const about = information ?? (order_number === null ? null : `${words('titles_order')} ${order_number}`);
  return {
    id: `${type}-${number}`,
    date,
    documentNumber: number,
    documentType: type,
    ...(total !== null && { total }),
    ...(about !== null && { information: about }),
  };
};

/**
 * A page of a customer's documents, the latest first unless asked otherwise. Order receipts are the orders themselves.
 *
 * @throws ProblemError prices-forbidden for invoices and credit memos without the right to see prices
 */
export const receiptPage = async (
  queries: Queries,
  { tenant, customer, path, query, locale, seesPrices }: CallRequest<'getReceipts'>,
): Promise<ReceiptPage> => {
  const types = visibleTypes(path.type, seesPrices);
  const { pageNumber, pageSize, sortDirection = 'desc' } = query;
  const direction = sql.raw(sortDirection.toLowerCase() === 'asc' ? 'asc' : 'desc');
  const documents = sql`
    select type, number, date, order_number, information, total
    from receipt
    where tenant = ${tenant} and customer_id = ${customer.id} and type = any(${[...types]}::text[])
    union all
    select 'order', number, (created_at at time zone 'Europe/Vienna')::date, null, null, null
    from customer_order
    where tenant = ${tenant} and customer_id = ${customer.id} and ${types.includes('order')}`;
  // What lies deep in the large documents of orders is read for those of the page only.
  const { rows } = await sql<ReceiptRow | NoRow>`
    with documents as materialized (${documents}), page as (
      select * from documents
      order by date ${direction}, number ${direction}, type
      limit ${pageSize} offset ${pageNumber * pageSize}
    )
    select page.type, page.number, page.date, page.order_number, counted.count,
      coalesce(page.information, o.doc->>'customerOrderId') as information,
      coalesce(page.total::text, o.doc->'totals'->>'gross', o.net::text) as total
    from (select count(*) as count from documents) counted
    left join page on true
    left join customer_order o on page.type = 'order'
      and o.tenant = ${tenant} and o.number = page.number
    order by page.date ${direction}, page.number ${direction}, page.type`.execute(queries);
  const totalElements = Number(rows[0]?.count ?? 0);
  return {
    // A page behind the last one has one row, with nothing but the count.
    receipts: rows.flatMap((row) => (row.type === null ? [] : [receiptOf(row, locale)])),
    page: {
      totalElements,
      totalPages: Math.ceil(totalElements / pageSize),
      number: pageNumber,
      size: pageSize,
    },
  };
};
