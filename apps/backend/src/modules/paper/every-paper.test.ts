import type { Locale } from '@gastroshop/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  hasPdfChecker,
  createFakeClock,
  openQuickStore,
  pdfFaults,
  type TestApp,
} from '../../testing';
import {
  labelFaults,
  longList,
  DOCUMENT_KINDS,
  documentIssues,
  seedLongAssortment,
  seedLongPapers,
  readPaper,
  TEXT_KINDS,
  textFaults,
  type LongPapers,
} from '../../testing/papers';

const SIZES: readonly (readonly [number, Locale])[] = [
  [1, 'de-AT'],
  [40, 'en-GB'],
  [900, 'de-AT'],
];

/** Faults a failure shows: one mistake makes a thousand. */
const SHOWN = 20;

/** Seconds alone; where much else runs, minutes. */
const PATIENCE_MS = 300_000;

describe('every kind of paper', () => {
  let store: Store;
  let shop: TestApp;
  let isChecked: boolean;
  const papers = new Map<number, LongPapers>();
  const papersOf = (count: number): LongPapers => {
    const found = papers.get(count);
    if (found === undefined) throw new Error(`Nothing of ${count} lines was planted`);
    return found;
  };
  /** Nothing, or what a checker that knows nothing of the shop finds in the file. */
  const faultsOfFile = async (bytes: Buffer) => (isChecked ? pdfFaults(bytes) : '');

  beforeAll(async () => {
    isChecked = await hasPdfChecker();
    store = await openQuickStore();
    shop = await createTestApp(store, createFakeClock());
    await store.asSystem((queries) => seedLongAssortment(queries, 900));
    for (const [count] of SIZES)
      papers.set(count, await store.asSystem((queries) => seedLongPapers(queries, count)));
  }, PATIENCE_MS);
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const cases = DOCUMENT_KINDS.flatMap((kind) =>
    SIZES.map(([count, locale]) => [kind.name, count, locale, kind] as const),
  );

  it.each(cases)(
    '%s of %i lines (%s) holds each row and the total once, below a head, on numbered pages, where they belong',
    async (_, count, locale, kind) => {
      const answer = await kind.call(shop, papersOf(count), locale);
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
      const expected = kind.expected(papersOf(count), locale);
      expect(expected.rows.length).toBeGreaterThanOrEqual(count);
      expect(documentIssues(readPaper(answer.bytes), expected, locale).slice(0, SHOWN)).toEqual([]);
      expect(await faultsOfFile(answer.bytes)).toBe('');
    },
    PATIENCE_MS,
  );

  it.each(
    TEXT_KINDS.flatMap((kind) => SIZES.map(([count, locale]) => [kind.name, count, locale, kind] as const)),
  )(
    '%s with a text of %i lines (%s) holds it whole',
    async (_, count, locale, kind) => {
      const answer = await kind.call(shop, papersOf(count), locale);
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
      const title = kind.titles[locale];
      expect(textFaults(readPaper(answer.bytes), { count, title, locale }).slice(0, SHOWN)).toEqual([]);
      expect(await faultsOfFile(answer.bytes)).toBe('');
    },
    PATIENCE_MS,
  );

  it.each(SIZES)(
    'sheets of %i labels (%s) hold each in its place',
    async (count, locale) => {
      const { userId, customerId } = papersOf(count);
      const pairs = longList(count).map(({ sku }) => ({ sku, amount: 1 }));
      const answer = await shop.call(
        'generateLabels',
        { tenant: 'AZ', customerId, pairs },
        { userId, tenant: 'AZ' },
        { 'accept-language': locale },
      );
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
      expect(labelFaults(answer.bytes, count, locale).slice(0, SHOWN)).toEqual([]);
      expect(await faultsOfFile(answer.bytes)).toBe('');
    },
    PATIENCE_MS,
  );
});
