import type { Locale } from '@gastroshop/i18n';
import { databaseIdentity, type DatabaseIdentity, type Queries } from '../../db';
import { plainProductOf, type BaseProduct } from './base-product';
import { loadBaseRows } from './load-base-rows';

/** Products a process keeps of a database: twice so many at most, some five kilobytes each. */
const GENERATION = 5_000;

interface Entry {
  readonly revision: number;
  readonly plain: BaseProduct;
}

/** Two generations: what is asked for again moves into the young one, the rest goes with the old one. */
class Memory {
  #young = new Map<string, Entry>();
  #old = new Map<string, Entry>();

  get(key: string, revision: number): BaseProduct | undefined {
    const entry = this.#young.get(key) ?? this.#promoted(key);
    return entry !== undefined && entry.revision >= revision ? entry.plain : undefined;
  }

  set(key: string, entry: Entry): void {
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, entry);
  }

  #promoted(key: string): Entry | undefined {
    const entry = this.#old.get(key);
    if (entry !== undefined) this.set(key, entry);
    return entry;
  }
}

const memories = new WeakMap<DatabaseIdentity, Memory>();

const memoryOf = (queries: Queries): Memory => {
  const database = databaseIdentity(queries);
  const known = database === undefined ? undefined : memories.get(database);
  if (known !== undefined) return known;
  const made = new Memory();
  if (database !== undefined) memories.set(database, made);
  return made;
};

/** Which articles, in which language, as of when. */
export interface BaseProductQuery {
  readonly tenant: string;
  readonly locale: Locale;
  /** How often the tenant's catalogue had changed: what is remembered from before is read anew. */
  readonly revision: number;
}

/**
 * Articles as all buyers see them, by their numbers: from memory as long as the tenant's catalogue has not changed, else
 * read. A revision is read before the articles it stands for, so that a change between the two only leads to reading once
 * more. Unknown numbers are missing.
 */
export const plainProducts = async (
  queries: Queries,
  { tenant, locale, revision }: BaseProductQuery,
  skus: readonly string[],
): Promise<ReadonlyMap<string, BaseProduct>> => {
  const memory = memoryOf(queries);
  const found = new Map<string, BaseProduct>();
  const missing: string[] = [];
  for (const sku of skus) {
    const known = memory.get(`${tenant} ${locale} ${sku}`, revision);
    if (known === undefined) missing.push(sku);
    else found.set(sku, known);
  }
  if (missing.length === 0) return found;
  for (const row of await loadBaseRows(queries, tenant, locale, missing)) {
    const plain = plainProductOf(row, locale);
    memory.set(`${tenant} ${locale} ${row.sku}`, { revision, plain });
    found.set(row.sku, plain);
  }
  return found;
};
