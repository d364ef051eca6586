import type {
  Order,
  OrderPage,
  OrderSortKey,
  OrderSource,
  OverviewOrder,
  OverviewOrderPage,
  PageInfo,
  SortDirection,
} from '@gastroshop/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../db';
import { refuse } from '../../http';

/** Whose orders. */
export interface OrderOwner {
  readonly tenant: string;
  readonly customerId: string;
}

/** Which of them, in which order. */
export interface OrderListQuery {
  readonly sortBy: OrderSortKey | undefined;
  readonly sortDirection: SortDirection | undefined;
  /** Counted from 0. */
  readonly page: number;
  readonly source?: OrderSource | undefined;
  readonly seesPrices: boolean;
}

const PAGE_SIZE = 100;

/** What a key sorts by. Numbers are compared as numbers although they are texts: the longer is the greater. */
const COLUMNS: Readonly<Record<OrderSortKey, readonly RawBuilder<unknown>[]>> = {
  id: [sql`length(id)`, sql`id collate "C"`],
  orderedAt: [sql`created_at`],
  source: [sql`source collate "C"`],
  deliveryAddress: [sql`normal_text(delivery_address_text) collate "C"`],
  positions: [sql`positions`],
  sum: [sql`net`],
  deliveryDate: [sql`delivery_date`],
};

const isDescending = ({ sortBy, sortDirection }: OrderListQuery): boolean =>
  sortDirection === undefined
    ? sortBy === undefined || sortBy === 'orderedAt'
    : sortDirection.toLowerCase() === 'desc';

/** The order of the list; equal ones the latest first. */
const orderOf = (query: OrderListQuery) => {
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  const columns = COLUMNS[query.sortBy ?? 'orderedAt'].map((column) => sql`${column} ${direction}`);
  return sql.join([...columns, sql`created_at desc`, sql`id desc`]);
};

/**
 * Refuses to sort by what the caller may not see: the order of the answer would tell it.
 *
 * @throws ProblemError invalid-request naming the parameter
 */
const checkSorting = ({ sortBy, seesPrices }: OrderListQuery): void => {
  if (sortBy === 'sum' && !seesPrices)
    refuse('invalid-request', { field: 'sortBy', detail: 'Sorting by sum needs the right to see prices.' });
};

const conditions = ({ tenant, customerId }: OrderOwner, { source }: OrderListQuery) =>
  sql`tenant = ${tenant} and customer_id = ${customerId} and (${source ?? null}::text is null or source = ${source ?? null}::text)`;

const pageInfo = (total: number, number: number): PageInfo => ({
  totalElements: total,
  totalPages: Math.ceil(total / PAGE_SIZE),
  number,
  size: PAGE_SIZE,
});

const readPage = async <Row>(
  queries: Queries,
  owner: OrderOwner,
  query: OrderListQuery,
  columns: RawBuilder<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly page: PageInfo }> => {
  checkSorting(query);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from customer_order where ${conditions(owner, query)}`.execute(queries);
  const total = counts[0]?.total ?? 0;
  const offset = query.page * PAGE_SIZE;
  const page = pageInfo(total, query.page);
  if (offset >= total) return { rows: [], page };
  const { rows } = await sql<Row>`
    select ${columns} from customer_order where ${conditions(owner, query)}
    order by ${orderOf(query)} limit ${PAGE_SIZE} offset ${offset}`.execute(queries);
  return { rows, page };
};

/** Orders with their lines, by page. */
export const orderPage = async (
  queries: Queries,
  owner: OrderOwner,
  query: OrderListQuery,
): Promise<OrderPage> => {
  const { rows, page } = await readPage(queries, owner, query, sql<{ readonly doc: Order }>`doc`);
  return { orders: rows.map(({ doc }) => doc), page };
};

interface OverviewRow {
  readonly doc: Omit<Order, 'orderItems' | 'deliveries'>;
  readonly positions: number;
  readonly net: string | null;
}

/** Orders as the list shows them: counts and sums instead of lines. */
export const overviewPage = async (
  queries: Queries,
  owner: OrderOwner,
  query: OrderListQuery,
): Promise<OverviewOrderPage> => {
  const { rows, page } = await readPage(
    queries,
    owner,
    query,
    sql<OverviewRow>`doc - 'orderItems' - 'deliveries' as doc, positions, net`,
  );
  const orders = rows.map(({ doc, positions, net }): OverviewOrder => ({
    ...doc,
    itemsCount: positions,
    ...(net !== null && { totalPrice: net }),
  }));
  return { orders, page };
};
