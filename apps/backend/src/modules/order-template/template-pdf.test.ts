import { contract } from '@gastroshop/api-contract';
import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  createFakeClock,
  pdfPages,
  plantProducts,
  seedBuyer,
  seedUsers,
  shelfProduct,
  stores,
  type TestApp,
} from '../../testing';

describe.each(stores)('an order template on paper on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let id: string;
  const anna = { userId: 'anna', tenant: 'AZ' };
  const bea = { userId: 'bea', tenant: 'AZ' };
  const args = { tenant: 'AZ', customerId: '1' } as const;
  const image =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#123456" d="M0 0h8v8H0z"/></svg>';
  const priced = (euro: string) => [{ type: 'LIST', rawValueString: euro, minQuantity: 0 }] as const;

  const paper = (more: object = {}, as: object = anna, locale = 'de-AT') =>
    shop.call(
      'getOrderTemplatePdf',
      { ...args, orderTemplateId: id, ...more },
      { ...anna, ...as },
      { 'accept-language': locale },
    );
  const textOf = async (...ask: Parameters<typeof paper>) => {
    const answer = await paper(...ask);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    return pdfPages(answer.bytes).join('\n').replaceAll(NO_BREAK_SPACE, ' ');
  };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [
        { id: 'anna', userName: 'az000001' },
        { id: 'bea', userName: 'az000002' },
      ]);
      await queries
        .updateTable('app_user')
        .set({ first_name: 'Anna', last_name: 'Žižka' })
        .where('id', '=', 'anna')
        .execute();
      await seedBuyer(queries, { id: '1', userIds: ['anna'] });
      await seedBuyer(queries, { id: '2', userIds: ['bea'] });
      await queries
        .insertInto('picture')
        .values({ key: 'milk.svg', media_type: 'image/svg+xml', bytes: Buffer.from(image) })
        .execute();
      await plantProducts(queries, [
        shelfProduct({
          sku: 'milk',
          name: 'Vollmilch',
          english: { name: 'Milk' },
          prices: priced('6173.29'),
          doc: { thumbnailUrl: '/media/milk.svg' },
        }),
        shelfProduct({
          sku: 'ham',
          name: 'Schinken',
          prices: priced('10.00'),
          doc: {
            weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2' },
            thumbnailUrl: 'https://x.example/a.png',
          },
        }),
        shelfProduct({ sku: 'old', name: 'Sauerrahm', doc: { status: 'REMOVED_FROM_INVENTORY' } }),
      ]);
    });
    const line = (productSku: string, position: number, more: object = {}) => ({
      productSku,
      amount: 2,
      unit: 'ST',
      position,
      ...more,
    });
    const body = {
      name: 'Kühlraum / links',
      comment: 'Für 80 Gäste',
      orderTemplateItems: [line('ham', 1, { par: '1.5', note: 'oben' }), line('milk', 2), line('old', 3)],
    };
    id = contract.createOrderTemplate.answer.parse(
      (await shop.call('createOrderTemplate', { ...args, body }, anna)).body,
    ).id;
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('holds every line in the order of the shelf, with prices and their sum, and what is gone', async () => {
    const text = await textOf();
    expect(text).toMatch(/Kühlraum \/ links[^]*Für 80 Gäste[^]*Schinken[^]*Vollmilch[^]*Waren netto/);
    for (const part of [
      '€ 10,00 / kg',
      'ca. € 40,00',
      '€ 12.346,58',
      'ca. € 12.386,58',
      'oben',
      '1,5',
      'Nicht mehr im Sortiment: Sauerrahm (old)',
      'Seite 1 von 1',
    ])
      expect(text).toContain(part);
    expect(await textOf({}, {}, 'en-GB')).toMatch(/Milk[^]*Order template[^]*Page 1 of 1/);
    expect((await paper()).headers['content-disposition']).toContain('Bestellvorlage-K_hlraum _ links.pdf');
  });

  it('names people as they are called, or as they sign in where nobody has told their names', async () => {
    const german = await textOf();
    expect(german).toContain('Anna Žižka');
    expect(german).toMatch(/Zuletzt geändert[^]*, Anna Žižka/);
    expect(german).not.toContain('az000001');
    expect(await textOf({}, {}, 'en-GB')).toMatch(/Created by[^]*Anna Žižka/);
    const nameless = (first_name: string, last_name: string) =>
      store.asSystem((queries) =>
        queries.updateTable('app_user').set({ first_name, last_name }).where('id', '=', 'anna').execute(),
      );
    await nameless('', '');
    expect(await textOf()).toMatch(/Angelegt von[^]*az000001/);
    await nameless('Anna', '');
    expect(await textOf()).toMatch(/, Anna\n/);
    await nameless('Anna', 'Žižka');
  });

  it('has pictures where they are wanted and lie in the shop; nothing is fetched', async () => {
    const [without, withImages] = [await paper(), await paper({ showImages: true })];
    expect(withImages.status).toBe(200);
    expect(withImages.bytes.length).toBeGreaterThan(without.bytes.length);
    expect(await textOf({ showImages: true })).toContain('Vollmilch');
  });

  it('PRI-9: holds no price without the right', async () => {
    const blind = await textOf({}, { roles: [] });
    expect(blind).not.toMatch(/€|Preis|Waren netto/);
    expect(blind).not.toMatch(amountPattern('6173.29', '10.00'));
  });

  it('is nobody else’s: foreign and unknown alike, byte for byte', async () => {
    const foreign = { tenant: 'AZ', customerId: '2', orderTemplateId: id } as const;
    const answers = [
      await shop.call('getOrderTemplatePdf', foreign, bea),
      await shop.call('getOrderTemplatePdf', { ...foreign, orderTemplateId: 'nix' }, bea),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.bytes).toEqual(answers[1]?.bytes);
  });
});
