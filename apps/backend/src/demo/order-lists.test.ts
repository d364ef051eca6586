import { resolvedOrderListSchema } from '@gastroshop/api-contract';
import {
  drawOrderFile,
  filesOfAllNames,
  inBatches,
  judgeFiles,
  type JudgedLine,
  type OrderFile,
  type Resolve,
  shelfOf,
  type ShelfProduct,
  sharesByForm,
  startTally,
} from '@gastroshop/testing/order-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, openQuickStore, plantProducts, seedBuyer, type TestApp } from '../testing';
import { groupAssortment, type GroupProduct } from './assortment';

/** Thousands of lines, on a busy machine. */
const PATIENCE_MS = 240_000;
/** A database takes so many values at once. */
const AT_ONCE = 1500;
/** Of so many names one is asked about; `npm run bench:names` asks about all. */
const ONE_IN = 25;
const LISTS = 60;
const LONGEST = 40;
const SEED = 22_000;
const UNDERSTOOD = 0.995;
const READY_AND_RIGHT = 0.97;

const skuOf = ({ index }: GroupProduct): string => String(100_000 + index * 37);
const nameOf = ({ line }: GroupProduct): string => line.name;

const shelfProduct = (product: GroupProduct): ShelfProduct => ({
  sku: skuOf(product),
  name: nameOf(product),
  units: product.line.units
    .filter(({ isVisible }) => isVisible)
    .map(({ name, abbreviation, isDefault, gtins = [] }) => ({
      name,
      abbreviation,
      isDefault,
      gtin: gtins[0],
      smallest: 1,
    })),
});

describe('order lists of the demonstration’s articles', () => {
  const products = groupAssortment();
  const shelf = shelfOf(products.map(shelfProduct));
  const units = shelf.articles.flatMap((product) => product.units);
  const unitWords = [...new Set(units.flatMap(({ name, abbreviation }) => [name, abbreviation]))];
  const some = shelfOf(shelf.named.filter((_, index) => index % ONE_IN === 0));
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store);
    await store.asSystem(async (queries) => {
      const planted = products.map((product) => ({
        sku: skuOf(product),
        name: nameOf(product),
        doc: { units: product.line.units },
      }));
      for (let first = 0; first < planted.length; first += AT_ONCE)
        await plantProducts(queries, planted.slice(first, first + AT_ONCE));
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
    });
  }, PATIENCE_MS);
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const resolve: Resolve = async (lines) => {
    const body = { lines: lines.map((line) => ({ ...line, alternatives: [...line.alternatives] })) };
    const { body: answer } = await shop.call(
      'resolveOrderList',
      { tenant: 'AZ', customerId: '1', body },
      { userId: 'anna', tenant: 'AZ' },
    );
    return resolvedOrderListSchema
      .parse(answer)
      .lines.map(({ product, ...line }) => ({ ...line, sku: product?.sku, productName: product?.name }));
  };

  const judge = async (files: Iterable<OrderFile>): Promise<readonly JudgedLine[]> => {
    const judged: JudgedLine[] = [];
    await inBatches(files, async (batch) => {
      judged.push(...(await judgeFiles(batch, unitWords, resolve)));
    });
    return judged;
  };

  it(
    'takes no number of a name for an amount, and understands every name in the usual forms',
    async () => {
      const shares = sharesByForm(await judge(filesOfAllNames(some, SEED)));
      for (const share of shares) {
        expect(share, share.form).toMatchObject({ readyAndWrong: 0 });
        expect(share.right / share.lines, share.form).toBeGreaterThanOrEqual(UNDERSTOOD);
      }
    },
    PATIENCE_MS,
  );

  it(
    'has nothing ready that nobody wrote, and has ready what was plainly written',
    async () => {
      const tally = startTally();
      const files = Array.from({ length: LISTS }, (_, index) => drawOrderFile(SEED + index, shelf, LONGEST));
      tally.add(await judge(files));
      expect(tally.readyAndWrong(), tally.table()).toBe(0);
      expect(tally.readyAndRight(), tally.table()).toBeGreaterThanOrEqual(READY_AND_RIGHT);
    },
    PATIENCE_MS,
  );
});
