import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries, Store } from '../../db';
import { openQuickStore, plantProducts } from '../../testing';
import { indexedTexts } from './indexed-texts';
import { createSynonymCache } from './create-synonym-cache';
import { replaceSynonyms, tenantSynonyms } from './tenant-synonyms';
import { tenantNumber } from './term-numbers';

const TENANTS = ['AZ', 'GM'] as const;

describe('TEN-4: the search knows of a tenant', () => {
  let store: Store;
  const read = <T>(work: (queries: Queries) => Promise<T>): Promise<T> => store.asSystem(work);

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem((queries) =>
      plantProducts(
        queries,
        TENANTS.flatMap((tenant) =>
          ['same', `only-${tenant}`].map((sku) => ({ tenant, sku, name: `${tenant} ${sku}` })),
        ),
      ),
    );
  });
  afterAll(() => store.close());

  it.each(TENANTS)('its own number and its own articles: %s', async (tenant) => {
    const numbers = await read(async (queries) => [
      await tenantNumber(queries, 'AZ'),
      await tenantNumber(queries, 'GM'),
    ]);
    expect(new Set(numbers).size).toBe(TENANTS.length);
    const names = await read(async (queries) => {
      const found: string[] = [];
      for await (const part of indexedTexts(queries, tenant, undefined))
        found.push(...part.map((product) => product.names));
      return found;
    });
    expect(names.toSorted()).toEqual([`${tenant} only-${tenant}`, `${tenant} same`]);
  });

  it('its own synonyms, and replaces no other’s', async () => {
    const [own, foreign] = [
      ['Kornelkirsche', 'Dirndlstrauch'],
      ['Quitte', 'Zitronenbirne'],
    ] as const;
    await read(async (queries) => {
      await replaceSynonyms(queries, 'AZ', [own]);
      await replaceSynonyms(queries, 'GM', [['old', 'older']]);
      await replaceSynonyms(queries, 'GM', [foreign]);
    });
    for (const [tenant, groups, words] of [
      ['AZ', [own], [true, false]],
      ['GM', [foreign], [false, true]],
    ] as const) {
      expect(await read((queries) => tenantSynonyms(queries, tenant))).toEqual(groups);
      const book = await read((queries) => createSynonymCache().of(queries, tenant, 1));
      expect(['kornelkirsche', 'quitte'].map((word) => book.has(word))).toEqual(words);
    }
  });
});
