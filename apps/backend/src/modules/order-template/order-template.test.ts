import { contract, type OrderTemplateItemBody } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  amountPattern,
  createTestApp,
  plantProducts,
  seedBuyer,
  seedUsers,
  stores,
  type TestApp,
} from '../../testing';

describe.each(stores)('order templates on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const anna = { userId: randomUUID(), tenant: 'AZ' };
  const bea = { userId: randomUUID(), tenant: 'AZ' };
  const carl = { userId: randomUUID(), tenant: 'AZ' };
  const args = { tenant: 'AZ', customerId: '1' };

  const line = (productSku: string, more: Partial<OrderTemplateItemBody> = {}): OrderTemplateItemBody => ({
    productSku,
    amount: 2,
    unit: 'ST',
    ...more,
  });
  const create = async (
    name: string,
    lines: readonly OrderTemplateItemBody[] = [],
    as = anna,
    more: object = {},
  ) => {
    const answer = await shop.call(
      'createOrderTemplate',
      { ...args, body: { name, orderTemplateItems: lines, ...more } },
      as,
    );
    expect(answer.status).toBe(200);
    return contract.createOrderTemplate.answer.parse(answer.body);
  };
  const names = async (as = anna, customerId = '1') => {
    const { body } = await shop.call('getOrderTemplates', { ...args, customerId }, as);
    return contract.getOrderTemplates.answer.parse(body).map(({ name }) => name);
  };
  const read = (orderTemplateId: string, as = anna, headers: Record<string, string> = {}) =>
    shop.call('getOrderTemplate', { tenant: 'AZ', orderTemplateId }, as, headers);

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    const price = { type: 'LIST', minQuantity: 1, rawValueString: '9.87' } as const;
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [
        { id: anna.userId, userName: 'az000001' },
        { id: bea.userId, userName: 'az000002' },
        { id: carl.userId, userName: 'az000003' },
        { id: 'gerd', tenant: 'GM', userName: 'gm000001' },
      ]);
      await seedBuyer(queries, { id: '1', userIds: [anna.userId, bea.userId] });
      await seedBuyer(queries, { id: '2', userIds: [anna.userId, carl.userId] });
      await plantProducts(queries, [
        { sku: 'milk', name: 'Vollmilch', english: { name: 'Milk' }, prices: [price] },
        { sku: 'eggs', name: 'Eier', prices: [{ ...price, rawValueString: '1.23' }] },
        {
          sku: 'gone',
          name: 'Sauerrahm',
          english: { name: 'Sour cream' },
          doc: { crossTenantProductId: 'X-1', thumbnailUrl: '/media/x.svg' },
        },
      ]);
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('are created, listed and read back', async () => {
    const name = randomUUID();
    const made = await create(
      name,
      [line('eggs', { position: 9, par: '1.5', note: 'oben' }), line('milk')],
      anna,
      {
        comment: 'Montag',
      },
    );
    expect(made).toMatchObject({
      customerId: '1',
      name,
      comment: 'Montag',
      shareable: false,
      createdBy: 'az000001',
      sharedWith: [],
      orderTemplateItems: [
        { productSku: 'milk', amount: 2, unit: 'ST', position: 1 },
        { productSku: 'eggs', position: 9, par: '1.5', note: 'oben' },
      ],
      removedProducts: [],
    });
    expect((await read(made.id)).body).toEqual(made);
    expect(await names()).toContain(name);
    // Of the own ones those of the customer acted for.
    expect(await names(anna, '2')).not.toContain(name);
  });

  it('have one line for each article: the last one given', async () => {
    const { orderTemplateItems } = await create('doppelt', [
      line('milk'),
      line('eggs'),
      line('milk', { amount: 7 }),
    ]);
    expect(orderTemplateItems).toMatchObject([{ productSku: 'milk', amount: 7 }, { productSku: 'eggs' }]);
  });

  it('TPL-1: need a name, known articles and units, and name the field that is wrong', async () => {
    const refused = async (body: { name: string; orderTemplateItems?: OrderTemplateItemBody[] }) => {
      const answer = await shop.call('createOrderTemplate', { ...args, body }, anna);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-request' } });
      return answer.body;
    };
    const before = await names();
    expect(await refused({ name: '' })).toMatchObject({ field: 'name' });
    expect(await refused({ name: 'x', orderTemplateItems: [line('milk'), line('nothing')] })).toMatchObject({
      field: 'orderTemplateItems.1.productSku',
    });
    expect(await refused({ name: 'x', orderTemplateItems: [line('milk', { unit: 'KT' })] })).toMatchObject({
      field: 'orderTemplateItems.0.unit',
    });
    expect(await names()).toEqual(before);
  });

  it('TPL-5: list apart what is no longer sold, in the reader’s language', async () => {
    const { id } = await create('alt', [line('gone'), line('milk')]);
    await store.asSystem((queries) =>
      queries
        .updateTable('article')
        .set({ status: 'REMOVED_FROM_INVENTORY' })
        .where('sku', '=', 'gone')
        .execute(),
    );
    const { body } = await read(id, anna, { 'accept-language': 'en-GB' });
    expect(body).toMatchObject({
      orderTemplateItems: [{ productSku: 'milk' }],
      removedProducts: [
        { sku: 'gone', name: 'Sour cream', crossTenantProductId: 'X-1', thumbnailUrl: '/media/x.svg' },
      ],
    });
    await store.asSystem((queries) => queries.deleteFrom('article').where('sku', '=', 'gone').execute());
    expect((await read(id)).body).toMatchObject({ removedProducts: [{ sku: 'gone', name: 'gone' }] });
  });

  it('show articles as the customer gets them, and prices to those who may see them only', async () => {
    const { id } = await create('bestellen', [line('milk'), line('eggs')]);
    const details = (as: { userId: string; tenant: string; roles?: string[] }, body?: object) =>
      shop.call('getOrderTemplateDetails', { ...args, orderTemplateId: id, ...(body && { body }) }, as);
    const full = await details(anna);
    expect(contract.getOrderTemplateDetails.answer.parse(full.body)).toMatchObject({
      orderTemplateItems: [
        { productSku: 'milk', product: { name: 'Vollmilch', bulkPrices: [{ rawValueString: '9.87' }] } },
        { productSku: 'eggs' },
      ],
    });
    const blind = (await details({ ...anna, roles: [] })).bytes.toString();
    expect(blind).not.toMatch(/price/i);
    expect(blind).not.toMatch(amountPattern('9.87', '1.23'));
    expect((await details(anna, { queryString: 'voll' })).body).toMatchObject({
      orderTemplateItems: [{ productSku: 'milk' }],
    });
    const sorted = { page: { sortBy: 'price', sortDirection: 'asc' } };
    expect((await details(anna, sorted)).body).toMatchObject({
      orderTemplateItems: [{ productSku: 'eggs' }, { productSku: 'milk' }],
    });
    expect(await details({ ...anna, roles: [] }, sorted)).toMatchObject({
      status: 422,
      body: { field: 'page.sortBy' },
    });
  });

  it('are found by page', async () => {
    const { body } = await shop.call(
      'searchOrderTemplates',
      { ...args, page: 0, size: 50, sortBy: 'name', sortDirection: 'desc' },
      anna,
    );
    const { orderTemplates, page } = contract.searchOrderTemplates.answer.parse(body);
    const found = orderTemplates.map(({ name }) => name);
    expect(page).toEqual({ totalElements: (await names()).length, totalPages: 1, number: 0, size: 50 });
    expect(found).toEqual(found.toSorted((a, b) => b.localeCompare(a, 'de-AT', { numeric: true })));
    const beyond = await shop.call('searchOrderTemplates', { ...args, page: 7, size: 50 }, anna);
    expect(beyond.body).toMatchObject({ orderTemplates: [], page: { number: 7 } });
  });

  it('are changed by their owner: what is left out stays', async () => {
    const { id } = await create('vorher', [line('milk')], anna, { comment: 'bleibt' });
    const at = { ...args, orderTemplateId: id };
    const renamed = await shop.call('putOrderTemplate', { ...at, body: { name: 'nachher' } }, anna);
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'nachher', comment: 'bleibt', orderTemplateItems: [{ productSku: 'milk' }] },
    });
    const added = await shop.call('putOrderTemplateItem', { ...at, item: line('eggs') }, anna);
    expect(added.body).toMatchObject({
      orderTemplateItems: [{ productSku: 'milk' }, { productSku: 'eggs', position: 1 }],
    });
    const more = await shop.call('putOrderTemplateItem', { ...at, item: line('milk', { amount: 5 }) }, anna);
    expect(more.body).toMatchObject({
      orderTemplateItems: [{ productSku: 'milk', amount: 5, position: 0 }, {}],
    });
    const less = await shop.call('deleteOrderTemplateItem', { ...at, item: { productSku: 'milk' } }, anna);
    expect(less.body).toMatchObject({ orderTemplateItems: [{ productSku: 'eggs' }] });
    expect((await read(id)).body).toEqual(less.body);
    const emptied = await shop.call(
      'putOrderTemplate',
      { ...at, body: { name: 'leer', orderTemplateItems: [] } },
      anna,
    );
    expect(emptied.body).toMatchObject({ orderTemplateItems: [] });
    expect((await shop.call('deleteOrderTemplate', at, anna)).status).toBe(204);
    expect((await read(id)).status).toBe(404);
  });

  it('TPL-3: are shared by user name inside the tenant; sharees read and share on only where they may', async () => {
    const { id } = await create('geteilt', [line('milk')]);
    const at = { ...args, orderTemplateId: id };
    const share = (userName: string, as = anna) => shop.call('shareOrderTemplate', { ...at, userName }, as);
    for (const name of ['nobody', 'gm000001'])
      expect(await share(name)).toMatchObject({ status: 404, body: { code: 'user-name-unknown' } });
    expect((await read(id, bea)).status).toBe(404);
    expect((await share('AZ000002')).body).toMatchObject({ sharedWith: ['az000002'] });
    expect((await share('az000002')).body).toMatchObject({ sharedWith: ['az000002'] });
    expect((await read(id, bea)).body).toMatchObject({ name: 'geteilt', createdBy: 'az000001' });
    expect(await names(bea)).toContain('geteilt');

    const change = (as: { userId: string; tenant: string }) =>
      shop.call(
        'putOrderTemplate',
        { tenant: 'AZ', orderTemplateId: id, body: { name: 'geteilt', shareable: true } },
        as,
      );
    expect(await change(bea)).toMatchObject({ status: 403, body: { code: 'owner-required' } });
    expect(await share('az000003', bea)).toMatchObject({ status: 403, body: { code: 'owner-required' } });
    expect((await change(anna)).status).toBe(200);
    expect((await share('az000003', bea)).body).toMatchObject({ sharedWith: ['az000002', 'az000003'] });
    // Shared with somebody who acts for another customer, it is read all the same.
    expect(await names(carl, '2')).toContain('geteilt');

    const unshare = (userName: string, as = anna) =>
      shop.call('unshareOrderTemplate', { ...at, userName }, as);
    expect((await unshare('az000003', bea)).status).toBe(403);
    expect((await unshare('az000002')).body).toMatchObject({ sharedWith: ['az000003'] });
    expect((await read(id, bea)).status).toBe(404);
    expect(
      (
        await shop.call(
          'unshareOrderTemplate',
          { tenant: 'AZ', orderTemplateId: id, userName: 'az000003' },
          carl,
        )
      ).status,
    ).toBe(200);
    expect((await read(id, carl)).status).toBe(404);
  });

  it('of others are not there, byte for byte like unknown ones', async () => {
    const { id } = await create('geheim', [line('milk')]);
    const calls = [
      (orderTemplateId: string) => read(orderTemplateId, bea),
      (orderTemplateId: string) =>
        shop.call('getOrderTemplateDetails', { tenant: 'AZ', orderTemplateId }, bea),
      (orderTemplateId: string) =>
        shop.call('putOrderTemplate', { tenant: 'AZ', orderTemplateId, body: { name: 'x' } }, bea),
      (orderTemplateId: string) =>
        shop.call('putOrderTemplateItem', { tenant: 'AZ', orderTemplateId, item: line('milk') }, bea),
      (orderTemplateId: string) => shop.call('deleteOrderTemplate', { tenant: 'AZ', orderTemplateId }, bea),
      (orderTemplateId: string) =>
        shop.call('shareOrderTemplate', { tenant: 'AZ', orderTemplateId, userName: 'az000002' }, bea),
    ];
    for (const call of calls) {
      const foreign = await call(id);
      expect(foreign.status).toBe(404);
      expect((await call(randomUUID())).bytes.equals(foreign.bytes)).toBe(true);
    }
    expect((await read(id)).body).toMatchObject({ name: 'geheim', sharedWith: [] });
  });

  it('need a customer to be created for, and a token', async () => {
    const body = { name: 'x' };
    // Anna acts for two customers and names none.
    expect((await shop.call('createOrderTemplate', { tenant: 'AZ', body }, anna)).status).toBe(403);
    expect(
      (await shop.call('createOrderTemplate', { tenant: 'AZ', customerId: '2', body }, bea)).status,
    ).toBe(403);
    expect((await shop.call('createOrderTemplate', { ...args, body })).status).toBe(401);
    expect((await shop.call('getOrderTemplates', { tenant: 'GM' }, anna)).status).toBe(403);
  });
});
