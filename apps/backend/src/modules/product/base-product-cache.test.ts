import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { plantProducts, stores } from '../../testing';
import type { Buyer } from './buyer';
import { loadProducts } from './load-products';

const VISITOR: Buyer = { tenant: 'AZ', locale: 'de-AT', today: '2026-11-25', customer: undefined };

describe.each(stores)('articles that a process remembers, on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.asSystem((queries) => plantProducts(queries, [{ sku: 'm1', name: 'Bergkäse' }]));
  });
  afterAll(() => store.close());

  const load = async (buyer = VISITOR) =>
    (await store.inScope({ tenant: 'AZ' }, (queries) => loadProducts(queries, buyer, ['m1', 'unknown']))).get(
      'm1',
    );
  const rename = (name: string) =>
    store.asSystem((queries) =>
      sql`update article set texts = jsonb_set(texts, '{de-AT,name}', to_jsonb(${name}::text))
        where tenant = 'AZ' and sku = 'm1'`.execute(queries),
    );

  it('are those of the database as soon as a change is stored', async () => {
    expect((await load())?.name).toBe('Bergkäse');
    await rename('Almkäse');
    expect((await load())?.name).toBe('Almkäse');
    expect((await load({ ...VISITOR, locale: 'en-GB' }))?.name).toBe('Almkäse');
  });

  it('are nobody’s to change: each reader has its own, and what is shared cannot be written', async () => {
    const [one, other] = [await load(), await load()];
    expect(one).not.toBe(other);
    if (one === undefined) throw new Error('The article is not there');
    one.name = 'Spoilt';
    expect((await load())?.name).not.toBe('Spoilt');
    expect(() => Object.assign(one.units, { length: 0 })).toThrow(TypeError);
  });
});
