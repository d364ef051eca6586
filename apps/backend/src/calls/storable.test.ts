import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, openQuickStore, seedTestBuyer, type SeededOrderer, type TestApp } from '../testing';
import { isStorable, unstorableField } from './storable';

describe('texts that no database takes', () => {
  it.each(['', 'Käse', '\u{1F9C0}', '\t\n\u0001'])('%j is none of them', (text) => {
    expect(isStorable(text)).toBe(true);
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', '\udc00\ud800'])('%j is one', (text) => {
    expect(isStorable(text)).toBe(false);
  });

  it('are found wherever they are, however deep', () => {
    let deep: unknown = 'a\u0000';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(unstorableField(deep)).toMatch(/^0\.0\.0/);
    expect(unstorableField({ lines: [{ label: 'a' }, { label: '\ud800' }] })).toBe('lines.1.label');
    expect(unstorableField({ doc: { '\u0000': 1 } })).toBe('doc');
    expect(unstorableField({ a: [1, null, true, 'b'] })).toBeUndefined();
  });

  describe('are refused before anything is asked with them', () => {
    let store: Store;
    let shop: TestApp;
    let who: SeededOrderer;
    const as = () => ({ userId: who.userId, tenant: 'AZ' });

    beforeAll(async () => {
      store = await openQuickStore();
      shop = await createTestApp(store);
      who = await store.asSystem((queries) => seedTestBuyer(queries));
    });
    afterAll(async () => {
      await shop.close();
      await store.close();
    });

    it('in bodies, paths and queries, by field', async () => {
      const own = { tenant: 'AZ', customerId: who.customerId };
      const body = { name: 'a\u0000', orderTemplateItems: [] };
      expect(await shop.call('createOrderTemplate', { ...own, body }, as())).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', field: 'name' },
      });
      expect(await shop.call('getOrderTemplate', { ...own, orderTemplateId: 'a\u0000' }, as())).toMatchObject(
        { status: 422, body: { field: 'orderTemplateId' } },
      );
      expect(await shop.call('getCart', { ...own, customerId: '\u0000' }, as())).toMatchObject({
        status: 422,
        body: { field: 'customerId' },
      });
      expect(
        await shop.call('getOrderTemplates', { tenant: 'AZ', customerId: '\u0000' }, as()),
      ).toMatchObject({ status: 422, body: { field: 'customerId' } });
    });

    it('in the cookie that remembers the customer: nobody is remembered', async () => {
      const answer = await shop.call('getOrderTemplates', { tenant: 'AZ' }, as(), { cookie: 'customer=%00' });
      expect(answer.status).toBe(200);
    });
  });
});
