import type { Order } from '@gastroshop/api-contract';
import { DEFAULT_LOCALE, type Locale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import type { Queries } from '../db';

interface NamedLine {
  readonly productSku: string;
  readonly name: string;
}

type WithLines = Pick<Order, 'orderItems'>;

/** What a branch calls products in a language, by sku; those it has no name for in it are left out. */
const productNamesIn = async (
  queries: Queries,
  tenant: string,
  locale: Locale,
  lines: readonly NamedLine[],
): Promise<ReadonlyMap<string, string>> => {
  const skus = [...new Set(lines.map(({ productSku }) => productSku))];
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ readonly sku: string; readonly name: string }>`/* product_names */
    select sku, texts->${locale}::text->>'name' as name from article
    where tenant = ${tenant} and sku = any((select ${skus}::text[])::text[])
      and texts->${locale}::text->>'name' is not null`.execute(queries);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
};

const renamed = <Line extends NamedLine>(
  lines: readonly Line[],
  names: ReadonlyMap<string, string>,
): Line[] => lines.map((line) => ({ ...line, name: names.get(line.productSku) ?? line.name }));

/**
 * Lines of orders as somebody reads them: their products by their names in the reader's language. In the branch's own they
 * are called as when they were ordered.
 */
export const linesIn = async <Line extends NamedLine>(
  queries: Queries,
  tenant: string,
  locale: Locale,
  lists: readonly (readonly Line[])[],
): Promise<readonly (readonly Line[])[]> => {
  if (locale === DEFAULT_LOCALE) return lists;
  const names = await productNamesIn(queries, tenant, locale, lists.flat());
  return lists.map((lines) => renamed(lines, names));
};

const withNames = <Named extends WithLines>(order: Named, names: ReadonlyMap<string, string>): Named => ({
  ...order,
  orderItems: renamed(order.orderItems, names),
});

/** An order as somebody reads it, see `linesIn`. */
export const orderIn = async <Read extends WithLines>(
  queries: Queries,
  tenant: string,
  locale: Locale,
  order: Read,
): Promise<Read> =>
  locale === DEFAULT_LOCALE
    ? order
    : withNames(order, await productNamesIn(queries, tenant, locale, order.orderItems));

/**
 * An order as it is kept and handed over: its products by the branch's own names, whatever language its buyer reads.
 *
 * @param locale the language its lines were named in
 */
export const inBranchWords = async <Kept extends WithLines>(
  queries: Queries,
  tenant: string,
  locale: Locale,
  order: Kept,
): Promise<Kept> =>
  locale === DEFAULT_LOCALE
    ? order
    : withNames(order, await productNamesIn(queries, tenant, DEFAULT_LOCALE, order.orderItems));
