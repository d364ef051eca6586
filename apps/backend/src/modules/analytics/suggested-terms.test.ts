import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore, seedCategories } from '../../testing';
import { ownTerms } from './suggested-terms';

describe('terms of the own catalogue', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      await seedCategories(queries, [{ id: '1', name: 'Weißwein', path: ['1'] }]);
      await seedCategories(queries, [{ id: '1', name: 'Weinessig', path: ['1'] }], 'GM');
    });
  });
  afterAll(() => store.close());

  it.each(['', 'we'])('TEN-4: are the tenant’s, whatever others call theirs: %j', async (typed) => {
    const termsOf = async (tenant: string) =>
      (await store.asSystem((queries) => ownTerms(queries, tenant, 'de-AT', typed))).terms;
    expect([await termsOf('AZ'), await termsOf('GM')]).toEqual([['Weißwein'], ['Weinessig']]);
  });
});
