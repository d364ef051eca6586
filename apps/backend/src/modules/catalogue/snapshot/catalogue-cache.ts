import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { createDatabaseSearch, type SearchEngine } from '../../../search-engine';
import { loadPriceBook, type PriceBook } from './price-book';
import { cachingEngine } from './caching-engine';
import { createRevisedCache } from './revision-cache';
import { readSaleTerms, type SaleTermsBySku } from './minimum-order-data';
import { loadSnapshot, type Snapshot } from './snapshot';

/** What a search of one tenant works on, as current as the database. */
export interface Catalogue {
  readonly snapshot: Snapshot;
  /** Grows with every change of the tenant's articles. */
  readonly revision: number;
  /** Prices of the audiences asked for, in their order. */
  readonly priceBooks: readonly PriceBook[];
  /** How articles are sold; read when first needed. */
  readonly saleTerms: () => Promise<SaleTermsBySku>;
}

/** Keeps the catalogues of tenants in memory; each use asks the database whether they have changed. */
export interface CatalogueMemory {
  /** Finds articles by what people type. */
  readonly engine: SearchEngine;
  /** @param audiences whose prices are needed */
  of(queries: Queries, tenant: string, audiences?: readonly string[]): Promise<Catalogue>;
}

/** Tenants and audiences kept by one process. */
const TENANTS = 22;
const AUDIENCES = 300;

const PRODUCTS = 'articles';

const readRevisions = async (queries: Queries, tenant: string, parts: readonly string[]) => {
  const { rows } = await sql<{ part: string; revision: number }>`/* catalogue_revisions */
    select part, revision from catalogue_revision
    where tenant = ${tenant} and part = any(${parts}::text[])`.execute(queries);
  return new Map(rows.map(({ part, revision }) => [part, revision]));
};

/** Makes the memory of one process. */
export const createCatalogueMemory = (engine: SearchEngine = createDatabaseSearch()): CatalogueMemory => {
  const snapshots = createRevisedCache<Snapshot>(TENANTS);
  const terms = createRevisedCache<SaleTermsBySku>(TENANTS);
  const books = createRevisedCache<PriceBook>(AUDIENCES);
  return {
    engine: cachingEngine(engine),
    of: async (queries, tenant, audiences = []) => {
      const parts = audiences.map((audience) => `prices:${audience}`);
      const revisions = await readRevisions(queries, tenant, [PRODUCTS, ...parts]);
      const revision = revisions.get(PRODUCTS) ?? 0;
      const snapshot = await snapshots.get(tenant, revision, () => loadSnapshot(queries, tenant));
      const priceBooks: PriceBook[] = [];
      // One after the other: they share a connection.
      for (const audience of audiences) {
        const part = `prices:${audience}`;
        const read = () => loadPriceBook(queries, tenant, audience);
        priceBooks.push(await books.get(`${tenant} ${part}`, revisions.get(part) ?? 0, read));
      }
      const saleTerms = () => terms.get(tenant, revision, () => readSaleTerms(queries, tenant));
      return { snapshot, revision, priceBooks, saleTerms };
    },
  };
};
