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
import type { OrderEditing } from '@gastroshop/domain/order-life';
import { viennaDateAt, viennaInstantAtMinute, type CalendarDate } from '@gastroshop/domain/calendar';
import { DEFAULT_LOCALE, type Locale } from '@gastroshop/i18n';
import { sql, type RawBuilder } from 'kysely';
import { JsonText } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { linesIn } from '../../order-names';
import { asEditable } from './order-editing';

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
  /** Orders on a page. */
  readonly size: number;
  readonly source?: OrderSource | undefined;
  /** Only those with all these words in a number or in the name of a product. */
  readonly search?: string | undefined;
  /** Only those placed on this day in Vienna or later. */
  readonly orderedFrom?: CalendarDate | undefined;
  /** Only those placed on this day in Vienna or before. */
  readonly orderedTo?: CalendarDate | undefined;
  /** Only those of which something can be changed at this moment, by the clock that decides. */
  readonly editableAt?: Date | undefined;
  readonly seesPrices: boolean;
  /** Language of who asks: products are called by their names in it. */
  readonly locale: Locale;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
}

/**
 * What a key sorts by, besides the moment of the order, which decides between equal ones. Numbers are compared as
 * numbers although they are texts: the longer is the greater.
 */
const COLUMNS: Readonly<Record<Exclude<OrderSortKey, 'orderedAt'>, readonly RawBuilder<unknown>[]>> = {
  id: [sql`length(id)`, sql`id collate "C"`],
  source: [sql`source collate "C"`],
  deliveryAddress: [sql`normal_text(delivery_address_text) collate "C"`],
  positions: [sql`positions`],
  sum: [sql`net`],
  deliveryDate: [sql`delivery_date`],
};

const isDescending = ({
  sortBy,
  sortDirection,
}: Pick<OrderListQuery, 'sortBy' | 'sortDirection'>): boolean =>
  sortDirection === undefined
    ? sortBy === undefined || sortBy === 'orderedAt'
    : sortDirection.toLowerCase() === 'desc';

/** The order of the list; equal ones the latest first. By the moment of the order it is the one of the index. */
const orderOf = (query: Pick<OrderListQuery, 'sortBy' | 'sortDirection'>) => {
  const { sortBy = 'orderedAt' } = query;
  if (sortBy === 'orderedAt')
    return isDescending(query) ? sql`created_at desc, id desc` : sql`created_at, id desc`;
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  const columns = COLUMNS[sortBy].map((column) => sql`${column} ${direction}`);
  return sql.join([...columns, sql`created_at desc`, sql`id desc`]);
};

/**
 * Refuses to sort by what the caller may not see: the order of the answer would tell it.
 *
 * @throws ProblemError invalid-request naming the parameter
 */
const checkSorting = ({ sortBy, seesPrices }: Pick<OrderListQuery, 'sortBy' | 'seesPrices'>): void => {
  if (sortBy === 'sum' && !seesPrices)
    throwProblem('invalid-request', {
      field: 'sortBy',
      detail: 'Sorting by sum needs the right to see prices.',
    });
};

/** What is searched for. */
interface OrderSearch {
  readonly text: string;
  /** Products that the customer bought and that are called so in the reader's language, where that is not the branch's. */
  readonly named: readonly string[];
}

/** Which orders, with what the search finds in another language. */
interface OrderQuestion extends Omit<OrderListQuery, 'search'> {
  readonly search: OrderSearch | undefined;
}

/** Of what a customer buys few products are looked at, and never the whole catalogue. */
const questionOf = async (
  queries: Queries,
  { tenant, customerId }: OrderOwner,
  { search: text, ...query }: OrderListQuery,
): Promise<OrderQuestion> => {
  if (text === undefined) return { ...query, search: undefined };
  if (query.locale === DEFAULT_LOCALE) return { ...query, search: { text, named: [] } };
  const { rows } = await sql<{ readonly sku: string }>`/* bought_by_name */
    select a.sku from article a
    where a.tenant = ${tenant} and a.sku in (
        select e.sku from essence_item e where e.tenant = ${tenant} and e.customer_id = ${customerId})
      and ${holds(sql`normal_text(a.texts->${query.locale}::text->>'name')`, text)}`.execute(queries);
  return { ...query, search: { text, named: rows.map(({ sku }) => sku) } };
};

/** The words searched for, each anywhere in a text. */
const patternsOf = (search: string): readonly string[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** Whether a folded text holds all words searched for. */
const holds = (text: RawBuilder<unknown>, search: string) =>
  sql`${text} like all (select normal_text(pattern) from unnest(${[...patternsOf(search)]}::text[]) as pattern)`;

/** Whether one of an order's lines is of a product that has all words in its name in the reader's language. */
const isFound = ({ text, named }: OrderSearch) =>
  named.length === 0
    ? holds(sql`search_text`, text)
    : sql`(${holds(sql`search_text`, text)} or exists (
        select from jsonb_array_elements(doc->'orderItems') as item where item->>'productSku' = any(${[...named]}::text[])))`;

const DAY_MINUTES = 24 * 60;

/**
 * What is still to come is in an index, so that no document of an order of the past is read: nothing can be changed after
 * the day it came on.
 */
const editableAtMoment = (now: Date) => sql`status = 'RECEIVED' and status not in ('DELIVERED', 'CANCELLED')
  and last_delivery_day >= ${viennaDateAt(now.getTime())} and (doc->>'editableUntil')::timestamptz > ${now}`;

/** Different texts instead of one condition: the database keeps a plan for each. */
const conditions = (
  { tenant, customerId }: OrderOwner,
  { source, search, orderedFrom, orderedTo, editableAt, editing }: OrderQuestion,
) =>
  sql.join(
    [
      sql`tenant = ${tenant} and customer_id = ${customerId}`,
      ...(source === undefined ? [] : [sql`source = ${source}`]),
      ...(search === undefined ? [] : [isFound(search)]),
      ...(orderedFrom === undefined
        ? []
        : [sql`created_at >= ${new Date(viennaInstantAtMinute(orderedFrom, 0))}`]),
      ...(orderedTo === undefined
        ? []
        : [sql`created_at < ${new Date(viennaInstantAtMinute(orderedTo, DAY_MINUTES))}`]),
      ...(editableAt === undefined ? [] : [editableAtMoment(editableAt)]),
      ...(editableAt !== undefined && editing === 'NONE' ? [sql`false`] : []),
    ],
    sql` and `,
  );

const pageInfo = (total: number, { page, size }: OrderQuestion): PageInfo => ({
  totalElements: total,
  totalPages: Math.ceil(total / size),
  number: page,
  size,
});

const countOrders = async (queries: Queries, owner: OrderOwner, query: OrderQuestion): Promise<number> => {
  const { rows } = await sql<{ total: number }>`/* count_orders */
    select count(*) as total from customer_order where ${conditions(owner, query)}`.execute(queries);
  return rows[0]?.total ?? 0;
};

const readPage = async <Row>(
  queries: Queries,
  owner: OrderOwner,
  query: OrderQuestion,
  columns: RawBuilder<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly page: PageInfo }> => {
  checkSorting(query);
  const { rows } = await sql<Row & { readonly total: number }>`/* order_page */
    select ${columns}, (select count(*) from customer_order where ${conditions(owner, query)}) as total
    from customer_order where ${conditions(owner, query)}
    order by ${orderOf(query)} limit ${query.size} offset ${query.page * query.size}`.execute(queries);
  // A page behind the last one holds no row that could tell how many there are.
  const total = rows[0]?.total ?? (query.page === 0 ? 0 : await countOrders(queries, owner, query));
  return { rows, page: pageInfo(total, query) };
};

/** Orders with their lines, by page. */
export const orderPage = async (
  queries: Queries,
  owner: OrderOwner,
  query: OrderListQuery,
): Promise<OrderPage> => {
  const { rows, page } = await readPage(
    queries,
    owner,
    await questionOf(queries, owner, query),
    sql<{ readonly doc: Order }>`doc`,
  );
  const lines = await linesIn(
    queries,
    owner.tenant,
    query.locale,
    rows.map(({ doc }) => doc.orderItems),
  );
  const orders = rows.map(({ doc }, index) => ({
    ...doc,
    orderItems: [...(lines[index] ?? doc.orderItems)],
  }));
  return { orders: orders.map((order) => asEditable(order, query.editing)), page };
};

interface OverviewRow {
  readonly head: string;
  readonly positions: number;
  readonly net: string | null;
  readonly contents: string;
  readonly found?: OverviewOrder['foundItems'] | null;
  /** The first lines, where they are not in the contents: who reads another language is told other names. */
  readonly first?: OverviewOrder['firstItems'] | null;
}

/** The rows with the names of products in another language than the branch's. */
const rowsIn = async (
  queries: Queries,
  { tenant }: OrderOwner,
  locale: Locale,
  rows: readonly OverviewRow[],
): Promise<readonly OverviewRow[]> => {
  if (locale === DEFAULT_LOCALE) return rows;
  const first = await linesIn(
    queries,
    tenant,
    locale,
    rows.map((row) => row.first ?? []),
  );
  const found = await linesIn(
    queries,
    tenant,
    locale,
    rows.map((row) => row.found ?? []),
  );
  return rows.map((row, index) => ({
    ...row,
    first: [...(first[index] ?? [])],
    ...(row.found && { found: [...(found[index] ?? [])] }),
  }));
};

const DEADLINES: ReadonlySet<string> = new Set(['editableUntil', 'restorableUntil']);

/** An order of the list without its deadlines. */
const withoutDeadlines = (order: string): string =>
  JSON.stringify(
    JSON.parse(order, (key, value: unknown) => (DEADLINES.has(key) ? undefined : value)) satisfies unknown,
  );

/** The stored head of an order with what the list tells instead of lines, as JSON. */
const overviewOrder = ({ head, positions, net, contents, found, first }: OverviewRow): string => {
  const added: Pick<OverviewOrder, 'itemsCount' | 'totalPrice' | 'foundItems' | 'firstItems'> = {
    itemsCount: positions,
    ...(net !== null && { totalPrice: net }),
    ...(found && { foundItems: found }),
    ...(first && { firstItems: first }),
  };
  // Neither is ever an empty object: each order has a number, and contents.
  return `${head.slice(0, -1)}, ${contents.slice(1, -1)}, ${JSON.stringify(added).slice(1)}`;
};

/** The first lines of an order that were searched for. */
const foundItems = ({ text, named }: OrderSearch) => sql`(
  select jsonb_agg(hit) from (
    select jsonb_build_object(
      'productSku', item->'productSku', 'name', item->'name', 'amount', item->'amount', 'unitAbbr', item->'unitAbbr'
    ) as hit
    from jsonb_array_elements(doc->'orderItems') as item
    where ${holds(sql`normal_text(concat_ws(' ', item->>'productSku', item->>'name'))`, text)}
      or item->>'productSku' = any(${[...named]}::text[])
    limit 2
  ) as hits)`;

/** Orders as the list shows them: counts and sums instead of lines. */
export const overviewPage = async (
  queries: Queries,
  owner: OrderOwner,
  query: OrderListQuery,
): Promise<JsonText<OverviewOrderPage>> => {
  const contents =
    query.locale === DEFAULT_LOCALE
      ? sql`contents`
      : sql`(contents::jsonb - 'firstItems')::text as contents, contents::jsonb->'firstItems' as first`;
  const question = await questionOf(queries, owner, query);
  const found = question.search === undefined ? sql`` : sql`, ${foundItems(question.search)} as found`;
  const { rows, page } = await readPage(
    queries,
    owner,
    question,
    sql<OverviewRow>`head, positions, net, ${contents}${found}`,
  );
  const orders = (await rowsIn(queries, owner, query.locale, rows)).map(overviewOrder);
  const told = query.editing === 'NONE' ? orders.map(withoutDeadlines) : orders;
  return new JsonText(`{"orders":[${told.join(',')}],"page":${JSON.stringify(page)}}`);
};
