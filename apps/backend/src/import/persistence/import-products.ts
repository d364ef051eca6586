import { sql } from 'kysely';
import type { Queries } from '../../db';
import { indexCatalogue } from '../../modules/catalogue';
import { pruneVocabulary } from '../../search-engine';
import { PRODUCT_COLUMNS, PRODUCT_FIELDS, productOfRow } from '../parsing/product-of-row';
import { productLine, type ProductLine } from '../schemas/product-line';
import { PRODUCT_TABLE_COLUMNS, productRow } from './product-rows';
import { categoryMemory } from './category-registry';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer, Removal } from './importer';
import { mergeRows } from './merge-rows';

const CATEGORIES = {
  table: 'category',
  columns: {
    tenant: 'text',
    id: 'text',
    parent_id: 'text',
    names: 'jsonb',
    sort_key: 'text',
    is_virtual: 'boolean',
    thumbnail_path: 'text',
    path: 'text[]',
  },
  key: ['tenant', 'id'],
} as const;

const SUPPLIERS = {
  table: 'supplier',
  columns: { tenant: 'text', id: 'text', name: 'text' },
  key: ['tenant', 'id'],
} as const;

const PRODUCTS = {
  table: 'article',
  columns: PRODUCT_TABLE_COLUMNS,
  key: ['tenant', 'sku'],
  defaults: { sort_name: '' },
} as const;

const BATCH = 1_000;

const listedDays = async (queries: Queries, tenant: string, lines: readonly ProductLine[]) => {
  const open = lines.filter(({ listedOn }) => listedOn === undefined).map(({ sku }) => sku);
  if (open.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ sku: string; listed_on: string }>`
    select sku, listed_on from article where tenant = ${tenant} and sku = any(${open}::text[])`.execute(
    queries,
  );
  return new Map(rows.map(({ sku, listed_on }) => [sku, listed_on]));
};

/** Articles the file does not name are no longer sold; they stay in old orders and lists. */
const deactivateMissing = async (
  queries: Queries,
  tenant: string,
  run: string,
  mostOf: number,
): Promise<Removal> => {
  const { rows } = await sql<{ all: number; missing: number }>`
    select count(*)::int as all, count(*) filter (where s.key is null)::int as missing
    from article a left join import_seen s on s.run = ${run}::uuid and s.key = a.sku
    where a.tenant = ${tenant} and a.status <> 'INACTIVE'`.execute(queries);
  const { all = 0, missing = 0 } = rows[0] ?? {};
  if (missing === 0 || missing > all * mostOf) return { of: all, removed: missing };
  await sql`
    update article a
    set status = 'INACTIVE', doc = (a.doc - 'shopAvailability') || '{"status":"INACTIVE"}'
    where a.tenant = ${tenant} and a.status <> 'INACTIVE'
      and not exists (select from import_seen s where s.run = ${run}::uuid and s.key = a.sku)`.execute(
    queries,
  );
  return { of: all, removed: missing };
};

/** Articles with their categories and suppliers. */
export const productImporter = ({ tenant, today }: ImportContext): Importer<ProductLine> => {
  const memory = categoryMemory();
  const renamed = new Set<string>();

  const storeGood = async (queries: Queries, lines: readonly ProductLine[]) => {
    const categories = await mergeRows(queries, CATEGORIES, memory.categoryRows(tenant, lines));
    for (const { id, isNew } of categories) if (!isNew && id !== undefined) renamed.add(id);
    await mergeRows(queries, SUPPLIERS, memory.supplierRows(tenant, lines));
    const days = await listedDays(queries, tenant, lines);
    const written = await mergeRows(
      queries,
      PRODUCTS,
      lines.map((line) => productRow(tenant, line, line.listedOn ?? days.get(line.sku) ?? today)),
    );
    const skus = written.flatMap(({ sku }) => sku ?? []);
    if (skus.length > 0) await indexCatalogue(queries, tenant, skus);
    return new Map(
      written.map(({ sku, isNew }): [string, LineOutcome] => [sku ?? '', isNew ? 'NEW' : 'CHANGED']),
    );
  };

  return {
    shape: productLine,
    batch: BATCH,
    keyOf: ({ sku }) => sku,
    keyOfRefused: ({ sku }) => (typeof sku === 'string' ? sku.trim() : undefined),
    csv: { columns: PRODUCT_COLUMNS, fields: PRODUCT_FIELDS, lineOf: productOfRow },
    store: async (queries, lines) => {
      const reasons = lines.map((line) => memory.contradiction(line));
      const good = lines.filter((_, position) => reasons[position] === undefined);
      const fates = await storeGood(queries, good);
      return lines.map(({ sku }, position) => {
        const reason = reasons[position];
        return reason === undefined ? (fates.get(sku) ?? 'UNCHANGED') : rejected(reason);
      });
    },
    removeMissing: (queries, run, mostOf) => deactivateMissing(queries, tenant, run, mostOf),
    // Words of articles that are called something else now, or are no longer sold.
    tidyUp: pruneVocabulary,
    // Articles are found by the names of their categories as well.
    afterwards: async (queries, indexedUpTo) => {
      if (renamed.size === 0) return undefined;
      const { rows } = await sql<{ sku: string }>`
        select sku from article
        where tenant = ${tenant} and sku > ${indexedUpTo} and category_ids && ${[...renamed]}::text[]
        order by sku limit ${BATCH}`.execute(queries);
      const last = rows.at(-1);
      if (last === undefined) return undefined;
      await indexCatalogue(
        queries,
        tenant,
        rows.map(({ sku }) => sku),
      );
      return last.sku;
    },
  };
};
