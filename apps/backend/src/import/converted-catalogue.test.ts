import { contract } from '@gastroshop/api-contract';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import {
  createTestApp,
  createFakeClock,
  orderingActor,
  seedTestBuyer,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../testing';
import { importCommand } from './import-command';

/** A cheese by the piece, a bread by the kilogram, a juice that is not to be had. */
const CHEESE = 'Rg000004';
const BREAD = 'Rg000000';
const JUICE = 'Rg000001';

const fileOf = (kind: 'products' | 'prices'): string =>
  path.join(import.meta.dirname, 'testing', `converted-${kind}.jsonl`);

describe.each(stores)('a converted retail catalogue on %s', (_, open) => {
  const clock = createFakeClock();
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;

  const importFile = async (kind: 'products' | 'prices') => {
    const said: string[] = [];
    const silent = new Writable({
      write: (_chunk, _encoding, done) => {
        done();
      },
    });
    const code = await importCommand([kind, fileOf(kind), '--tenant', 'AZ'], (work) => work(store), {
      input: Readable.from([]),
      say: (text) => said.push(text),
      progress: Object.assign(silent, { isTTY: false }),
      now: () => clock.now(),
      externalOrigins: [],
    });
    return { code, text: said.join('\n') };
  };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    who = await store.asSystem((queries) => seedTestBuyer(queries));
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('is taken in whole, found, put into a cart and ordered at its prices', async () => {
    for (const kind of ['products', 'prices'] as const) {
      const { code, text } = await importFile(kind);
      expect([code, text]).toEqual([0, expect.stringContaining('6 new, 0 changed, 0 unchanged, 0 refused')]);
    }
    const buyer = { userId: who.userId, tenant: 'AZ' };
    const found = async (queryString: string) => {
      const searchBody = { queryString };
      const { body } = await shop.call('searchProducts', { tenant: 'AZ', searchBody }, buyer);
      return contract.searchProducts.answer.parse(body).products.map(({ sku }) => sku);
    };
    expect(await found('bergkase')).toEqual([CHEESE]);
    expect(await found('vollkornbrot')).toEqual([BREAD]);
    // Found by nobody, since it is not to be had.
    expect(await found('apfelsaft')).toEqual([]);

    const cook = orderingActor(shop, who);
    await cook.put([CHEESE], { amount: 3, unitAbbreviation: 'Stk' });
    const cart = await cook.put([BREAD], { amount: 4, unitAbbreviation: 'Stk' });
    expect(cart.items.map(({ sku }) => sku)).toEqual([CHEESE, BREAD]);
    const taken = await cook.order();
    expect(taken).toMatchObject({
      orderItems: [
        // 1.04 gross a piece.
        { productSku: CHEESE, amount: 3, price: '0.95', mostAccurateRowTotal: '2.85' },
        // 1.00 gross for 100 g, and four such pieces weigh 400 g.
        { productSku: BREAD, amount: 4, price: '9.09', mostAccurateRowTotal: '3.64' },
      ],
      // The cheese is delivered cool.
      totals: {
        net: '6.49',
        vat: [
          { ratePercent: '10', base: '3.64', temperature: 'AMBIENT' },
          { ratePercent: '10', base: '2.85', temperature: 'FRESH' },
        ],
        estimated: true,
      },
    });
    const { body } = await shop.call(
      'getOrder',
      { tenant: 'AZ', customerId: who.customerId, orderId: taken.id },
      buyer,
    );
    expect(body).toEqual({ ...taken, state: 'OPEN', orderEditing: 'LINES_AND_DAY' });
  });

  it('leaves what is not to be had out of carts', async () => {
    const item = { sku: JUICE, amount: 1, unitAbbreviation: 'Stk' };
    const refused = await shop.call(
      'putCartItem',
      { tenant: 'AZ', customerId: who.customerId, item },
      { userId: who.userId, tenant: 'AZ' },
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'articles-not-available', skus: [JUICE] } });
  });
});
