import { productNumberKey } from '@gastroshop/domain/product';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import type { Store } from './store';

/** Every sign of the first plane that a text may hold, and what numbers are made of more often. */
const SIGN = fc.oneof(
  fc.constantFrom(...Array.from('0 0A-Zaz19./_\u00a0\u2009\u202f‐–’´·Äß\u200b')),
  fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xe000, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

describe.each(stores)('PRD-12: the key of a product number on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const keysOf = (numbers: readonly string[]) =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{ key: string }>`
        select product_number_key(n) as key from unnest(${numbers}::text[]) with ordinality as g (n, i)
        order by i`.execute(queries);
      return rows.map(({ key }) => key);
    });

  it('is what the domain computes for what was typed', async () => {
    const each = Array.from({ length: 0xd7ff }, (_unused, code) => String.fromCharCode(code + 1));
    expect(await keysOf(each)).toEqual(each.map(productNumberKey));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: SIGN, maxLength: 20 }), { maxLength: 200 }),
        async (numbers) => {
          expect(await keysOf(numbers)).toEqual(numbers.map(productNumberKey));
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ['article_number_key', sql`product_number_key(a.sku) = '4711'`],
    ['article_cross_tenant_key', sql`product_number_key(a.doc->>'crossTenantProductId') = '4711'`],
  ])('is found by the index %s', async (index, condition) => {
    const plan = await store.asSystem(async (queries) => {
      await sql`set local enable_seqscan = off`.execute(queries);
      const { rows } = await sql<Record<string, string>>`
        explain (costs off) select a.sku from article a where a.tenant = 'AZ' and ${condition}`.execute(
        queries,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain(index);
  });
});
