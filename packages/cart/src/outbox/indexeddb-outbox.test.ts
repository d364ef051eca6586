import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAppDatabase, deleteDatabases } from '../database';
import type { OutboxEntry } from './outbox-entry';
import { createIndexedDbOutbox } from './indexeddb-outbox';

const OWNER = 'me';

const edit = (sku: string, amount: number, operationId: string): OutboxEntry => ({
  sku,
  amount,
  unit: 'Stk',
  operationId,
  actedAt: amount,
  phase: 'writing',
});

/** A page of the shop: what it has in memory ends with it. */
const openPage = () => createIndexedDbOutbox(openAppDatabase('test'), {});

afterEach(deleteDatabases);

describe('the journal of a cart', () => {
  it('tells the next page of each article the last change, and what was typed', async () => {
    const page = openPage();
    await page.append(OWNER, [edit('1', 3, 'a')]);
    await page.append(OWNER, [edit('2', 1, 'b')]);
    await page.append(OWNER, [edit('1', 5, 'c')]);
    await page.keepDraft(OWNER, '3', { text: '7', unit: 'KT' });
    const { edits, drafts } = await openPage().read(OWNER);
    expect(edits).toEqual({
      1: { ...edit('1', 5, 'c'), phase: 'waiting' },
      2: { ...edit('2', 1, 'b'), phase: 'waiting' },
    });
    expect(drafts).toEqual({ 3: { text: '7', unit: 'KT' } });
  });

  it('a change takes the draft beside it', async () => {
    const page = openPage();
    await page.keepDraft(OWNER, '1', { text: '7', unit: 'KT' });
    await page.append(OWNER, [edit('1', 7, 'a')]);
    expect((await openPage().read(OWNER)).drafts).toEqual({});
  });

  it('strikes what is answered with what it replaced; what came later stays', async () => {
    const page = openPage();
    await page.append(OWNER, [edit('1', 3, 'a')]);
    await page.append(OWNER, [edit('1', 4, 'b')]);
    await page.append(OWNER, [edit('2', 1, 'c')]);
    await page.settle(OWNER, ['b']);
    expect(Object.keys((await openPage().read(OWNER)).edits)).toEqual(['2']);
    await page.append(OWNER, [edit('2', 2, 'd')]);
    await page.settle(OWNER, ['c']);
    expect((await openPage().read(OWNER)).edits['2']?.operationId).toBe('d');
  });

  it('keeps owners apart, and counts what waits of all of them', async () => {
    const page = openPage();
    await page.append(OWNER, [edit('1', 3, 'a')]);
    await page.append(OWNER, [edit('1', 4, 'b')]);
    await page.append('other', [edit('1', 9, 'c')]);
    expect((await page.read('other')).edits['1']?.amount).toBe(9);
    await page.settle('other', ['a', 'b', 'c']);
    expect((await page.read(OWNER)).edits['1']?.amount).toBe(4);
    expect(await page.count()).toBe(1);
  });

  it('takes rows of a pad and their changes over in one stroke, or leaves both', async () => {
    const database = await openAppDatabase('test')();
    const pad = { owner: 'pad', rows: [{ id: 1 }, { id: 2 }, { id: 3 }, 'not a row'] };
    await database.put('pads', pad);
    const from = { owner: 'pad', ids: new Set([1, 3]) };
    const page = openPage();
    const bad: OutboxEntry = Object.assign(edit('1', 3, 'a'), { plan: () => undefined });
    expect(await page.append(OWNER, [edit('2', 1, 'b'), bad], from)).toBe(false);
    expect(await database.get('pads', 'pad')).toEqual(pad);
    expect(Object.keys((await openPage().read(OWNER)).edits)).toEqual([]);
    expect(await openPage().append(OWNER, [edit('1', 3, 'a'), edit('2', 1, 'b')], from)).toBe(true);
    expect((await database.get('pads', 'pad'))?.rows).toEqual([{ id: 2 }, 'not a row']);
    await openPage().append(OWNER, [edit('3', 3, 'c')], { owner: 'nobody', ids: new Set([2]) });
    expect(Object.keys((await openPage().read(OWNER)).edits)).toEqual(['1', '2', '3']);
  });

  it('writes durably', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await openPage().append(OWNER, [edit('1', 3, 'a')]);
    expect(transaction).toHaveBeenLastCalledWith(['edits', 'drafts'], 'readwrite', { durability: 'strict' });
    transaction.mockRestore();
  });

  it('what the browser does not take is remembered by the page, and said once', async () => {
    const page = createIndexedDbOutbox(
      () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      {},
    );
    const unkept = vi.fn();
    page.onUnkept(unkept);
    await page.append(OWNER, [edit('1', 3, 'a')]);
    await page.append(OWNER, [edit('2', 3, 'b')]);
    expect(unkept).toHaveBeenCalledOnce();
    expect(Object.keys((await page.read(OWNER)).edits)).toEqual(['1', '2']);
    expect(await page.count()).toBe(2);
    await page.settle(OWNER, ['a']);
    expect(Object.keys((await page.read(OWNER)).edits)).toEqual(['2']);
  });

  it('never brings back what is answered, even where the browser would not strike it', async () => {
    const source = openAppDatabase('test');
    let isBroken = false;
    const page = createIndexedDbOutbox(async () => {
      const database = await source();
      if (isBroken)
        vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
      return database;
    }, {});
    await page.append(OWNER, [edit('1', 3, 'a')]);
    isBroken = true;
    await page.settle(OWNER, ['a']);
    isBroken = false;
    expect((await page.read(OWNER)).edits).toEqual({});
  });

  it('any series of changes and answers leaves exactly the last unanswered change of each article', async () => {
    const step = fc.record({ sku: fc.constantFrom('1', '2', '3'), isAnswered: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await deleteDatabases();
        const page = openPage();
        const expected = new Map<string, string>();
        for (const [at, { sku, isAnswered }] of steps.entries()) {
          const last = expected.get(sku);
          if (isAnswered && last !== undefined) {
            await page.settle(OWNER, [last]);
            expected.delete(sku);
          } else {
            await page.append(OWNER, [edit(sku, at + 1, `op-${at}`)]);
            expected.set(sku, `op-${at}`);
          }
        }
        const { edits } = await openPage().read(OWNER);
        expect(new Map(Object.values(edits).map(({ sku, operationId }) => [sku, operationId]))).toEqual(
          expected,
        );
      }),
      { numRuns: 30 },
    );
  });
});
