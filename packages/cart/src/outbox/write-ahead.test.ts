import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createWriteAhead, openAppDatabase, deleteDatabases } from '../database';
import type { OutboxEntry } from './outbox-entry';
import { createIndexedDbOutbox } from './indexeddb-outbox';

const OWNER = 'me';

/** A web storage that can be full. */
const createStorage = () => {
  const kept = new Map<string, string>();
  return {
    isFull: false,
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
};

type TestStorage = ReturnType<typeof createStorage>;

const edit = (sku: string, amount: number, operationId: string): OutboxEntry => ({
  sku,
  amount,
  unit: 'Stk',
  operationId,
  actedAt: amount,
  phase: 'writing',
});

/** A page whose writes arrive. */
const openPage = (storage: TestStorage) =>
  createIndexedDbOutbox(openAppDatabase('test'), { ahead: createWriteAhead('test', () => storage) });

/** A page that goes before its database does anything. */
const goingPage = (storage: TestStorage) =>
  createIndexedDbOutbox(() => new Promise(() => undefined), {
    ahead: createWriteAhead('test', () => storage),
  });

afterEach(deleteDatabases);

describe('what a page was about to write when it went', () => {
  it('is there on the next one, with the rows it was made of gone from their pad', async () => {
    const storage = createStorage();
    const database = await openAppDatabase('test')();
    await database.put('pads', { owner: 'pad', rows: [{ id: 1 }, { id: 2 }] });
    const going = goingPage(storage);
    void going.keepDraft(OWNER, '9', { text: '4', unit: 'KT' });
    void going.keepDraft(OWNER, '1', { text: '4', unit: 'KT' });
    void going.append(OWNER, [edit('1', 3, 'a'), edit('2', 5, 'b')], { owner: 'pad', ids: new Set([1]) });
    void going.append(OWNER, [edit('1', 4, 'c')]);
    const { edits, drafts } = await openPage(storage).read(OWNER);
    expect(edits).toEqual({
      1: { ...edit('1', 4, 'c'), phase: 'waiting' },
      2: { ...edit('2', 5, 'b'), phase: 'waiting' },
    });
    expect(drafts).toEqual({ 9: { text: '4', unit: 'KT' } });
    expect((await database.get('pads', 'pad'))?.rows).toEqual([{ id: 2 }]);
    expect(storage.length).toBe(0);
  });

  it('is written once where it had arrived all the same', async () => {
    const storage = createStorage();
    await openPage(createStorage()).append(OWNER, [edit('1', 3, 'a')]);
    void goingPage(storage).append(OWNER, [edit('1', 3, 'a'), edit('2', 1, 'b')]);
    await openPage(storage).read(OWNER);
    expect(await (await openAppDatabase('test')()).count('edits')).toBe(2);
  });

  it('is not written behind what came after it', async () => {
    const storage = createStorage();
    void goingPage(storage).append(OWNER, [edit('1', 3, 'a')]);
    await openPage(createStorage()).append(OWNER, [edit('1', 4, 'b')]);
    expect((await openPage(storage).read(OWNER)).edits['1']).toMatchObject({ amount: 4, operationId: 'b' });
    expect(storage.length).toBe(0);
  });

  it('leaves no note behind once it is written, and none where the storage is full', async () => {
    const storage = createStorage();
    const page = openPage(storage);
    await page.append(OWNER, [edit('1', 3, 'a')]);
    await page.keepDraft(OWNER, '2', { text: '4', unit: 'KT' });
    expect(storage.length).toBe(0);
    storage.isFull = true;
    expect(await page.append(OWNER, [edit('2', 3, 'b')])).toBe(true);
    expect(Object.keys((await page.read(OWNER)).edits)).toEqual(['1', '2']);
  });

  it('stays noted where the browser gives no database for now', async () => {
    const storage = createStorage();
    void goingPage(storage).append(OWNER, [edit('1', 3, 'a')]);
    const broken = createIndexedDbOutbox(() => Promise.reject(new Error('blocked')), {
      ahead: createWriteAhead('test', () => storage),
    });
    expect((await broken.read(OWNER)).edits).toEqual({});
    expect(Object.keys((await openPage(storage).read(OWNER)).edits)).toEqual(['1']);
  });

  it.each([
    '',
    'null',
    '{"at":"x"}',
    '{"at":1}',
    '{"at":1,"write":{"owner":3}}',
    '{"at":1,"write":{"owner":"me"}}',
  ])('is passed over where it is no note: %s', async (text) => {
    const storage = createStorage();
    storage.setItem('gastroshop:ahead:test:edits a', text);
    storage.setItem('gastroshop:ahead:other:edits b', '{"at":1}');
    expect((await openPage(storage).read(OWNER)).edits).toEqual({});
    expect(storage.getItem('gastroshop:ahead:other:edits b')).not.toBeNull();
  });

  it('is the same as if it had been written, wherever the page went', async () => {
    const happening = fc.record({
      sku: fc.constantFrom('1', '2', '3'),
      kind: fc.constantFrom('edit', 'draft', 'no draft'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), fc.nat(12), async (happenings, gone) => {
        const run = async (isGone: (at: number) => boolean) => {
          await deleteDatabases();
          const storage = createStorage();
          const [page, going] = [openPage(storage), goingPage(storage)];
          for (const [at, { sku, kind }] of happenings.entries()) {
            const of = isGone(at) ? going : page;
            const done =
              kind === 'edit'
                ? of.append(OWNER, [edit(sku, at + 1, `op-${at}`)])
                : of.keepDraft(OWNER, sku, kind === 'draft' ? { text: String(at), unit: 'KT' } : undefined);
            if (of === page) await done;
          }
          return openPage(storage).read(OWNER);
        };
        expect(await run((at) => at >= gone)).toEqual(await run(() => false));
      }),
      { numRuns: 60 },
    );
  });
});
