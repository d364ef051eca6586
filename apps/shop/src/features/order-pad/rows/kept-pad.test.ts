import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyCartOutbox } from '@gastroshop/storefront/cart';
import { openAppDatabase } from '@gastroshop/storefront/database';
import { TEST_SCOPE } from '@gastroshop/storefront/testing';
import { memoryStorage } from '@gastroshop/storefront/testing';
import { keptPadKey, type PadStorage, createPadStorage } from './kept-pad';
import { createPadTabs } from './pad-tabs';
import type { PadRow } from './pad-row';

const row: PadRow = { id: 3, article: '4711', amount: '2', unit: 'Ktn', hint: 'Obers', listed: true };
const blank: PadRow = { id: 4, article: '', amount: '', unit: '' };
const OWNER = keptPadKey(TEST_SCOPE);
const alone = createPadTabs(undefined, undefined);
const none = () => Promise.reject(new Error('blocked'));

describe('the kept pad', () => {
  it('SES-14: is that of one user for one customer of one tenant', async () => {
    const source = openAppDatabase('pad-owner');
    const storage = memoryStorage();
    expect(await createPadStorage(source, storage, OWNER, alone).keep([row, blank])).toBe(true);
    expect(await createPadStorage(source, storage, OWNER, alone).read()).toEqual([row]);
    for (const other of [{ userId: 'u2' }, { customerId: '1' }, { tenant: 'GM' }])
      expect(
        await createPadStorage(source, storage, keptPadKey({ ...TEST_SCOPE, ...other }), alone).read(),
      ).toEqual([]);
    expect(storage.read(OWNER)).toBeUndefined();
  });

  it('keeps the line a row comes from, how it was read, and what was settled', async () => {
    const source = openAppDatabase('pad-reading');
    const settled: PadRow = {
      ...row,
      remarks: { note: 'reif', costCentre: 'Bar', customerArticleNumber: 'T-7' },
      text: '2 Ktn Obers',
      reading: {
        status: 'GUESSED',
        guesses: [{ kind: 'SPELLING', text: 'Obers' }, { kind: 'UNIT_NOT_WRITTEN' }],
        alternatives: [{ article: 'Obers', amount: '2', unit: '' }],
      },
      own: ['amount'],
      confirmed: { kinds: ['SPELLING'], what: '4711|2|Ktn' },
    };
    const keeper = createPadStorage(source, memoryStorage(), OWNER, alone);
    await keeper.keep([settled]);
    expect(await keeper.read()).toEqual([settled]);
  });

  it('keeps the delivery days that wait', async () => {
    const source = openAppDatabase('pad-days');
    const rows: readonly PadRow[] = [
      { ...row, day: 'Mo' },
      { ...row, id: 5, day: 'Di', waits: true },
    ];
    await createPadStorage(source, memoryStorage(), OWNER, alone).keep(rows);
    expect(await createPadStorage(source, memoryStorage(), OWNER, alone).read()).toEqual(rows);
  });

  it('asks again about a guess that an older page has kept', async () => {
    const storage = memoryStorage();
    storage.write(OWNER, { rows: [{ ...row, source: '4711 2' }] });
    const [kept] = await createPadStorage(none, storage, OWNER, alone).read();
    expect(kept).toMatchObject({ text: '4711 2', reading: { status: 'GUESSED' } });
  });

  it('is what it was last when the page went while it was still being written', async () => {
    const source = openAppDatabase('pad-going');
    const storage = memoryStorage();
    await createPadStorage(source, storage, OWNER, alone).keep([row]);
    const going = createPadStorage(() => new Promise(() => undefined), storage, OWNER, alone);
    void going.keep([{ ...row, amount: '3' }]);
    void going.keep([
      { ...row, amount: '35' },
      { ...row, id: 7 },
    ]);
    going.letGo([7]);
    dispatchEvent(new Event('pagehide'));
    const next = createPadStorage(source, storage, OWNER, alone);
    expect(await next.read()).toEqual([{ ...row, amount: '35' }]);
    void going.keep([]);
    dispatchEvent(new Event('pagehide'));
    expect(await next.read()).toEqual([]);
    await next.keep([row]);
    expect(sessionStorage).toHaveLength(0);
    expect(await next.read()).toEqual([row]);
  });

  it('keeps what was let go no longer, whoever keeps the rows, until it is taken back', async () => {
    const keeper = createPadStorage(openAppDatabase('pad-let-go'), memoryStorage(), OWNER, alone);
    const other = { ...row, id: 5 };
    expect(keeper.letGo([3])).toEqual({ owner: OWNER, ids: new Set([3]) });
    await keeper.keep([row, other]);
    expect(await keeper.read()).toEqual([other]);
    keeper.takeBack([3]);
    await keeper.keep([row, other]);
    expect(await keeper.read()).toEqual([row, other]);
  });

  it('leaves nothing behind when the pad is empty', async () => {
    const source = openAppDatabase('pad-empty');
    const keeper = createPadStorage(source, memoryStorage(), OWNER, alone);
    await keeper.keep([row]);
    await keeper.keep([blank]);
    expect(await (await source()).count('pads')).toBe(0);
  });

  it('takes over what an older page has written, and clears it away with the first change', async () => {
    const storage = memoryStorage();
    storage.write(OWNER, { rows: [row] });
    const keeper = createPadStorage(openAppDatabase('pad-older'), storage, OWNER, alone);
    expect(await keeper.read()).toEqual([row]);
    await keeper.keep([{ ...row, amount: '3' }]);
    expect(storage.read(OWNER)).toBeUndefined();
    expect(await keeper.read()).toEqual([{ ...row, amount: '3' }]);
  });

  it('leaves out what cannot be read', async () => {
    const storage = memoryStorage();
    const keeper = createPadStorage(none, storage, OWNER, alone);
    for (const kept of [undefined, 'rows', { rows: 3 }, { rows: [null, { article: 'x' }, { id: 1.5 }] }]) {
      storage.write(OWNER, kept);
      expect(await keeper.read()).toEqual([]);
    }
  });

  it('is kept in the web storage where there is no database', async () => {
    const storage = memoryStorage();
    expect(await createPadStorage(none, storage, OWNER, alone).keep([row])).toBe(true);
    expect(await createPadStorage(none, storage, OWNER, alone).read()).toEqual([row]);
    expect(await createPadStorage(none, storage, OWNER, alone).keep([blank])).toBe(true);
    expect(storage.read(OWNER)).toBeUndefined();
  });

  it('says when the browser keeps nothing', async () => {
    const full = { ...memoryStorage(), write: () => false };
    expect(await createPadStorage(none, full, OWNER, alone).keep([row])).toBe(false);
  });
});

describe('a pad that is open in two tabs', () => {
  let browsers = 0;
  const open = () => {
    browsers += 1;
    const app = `pad-tabs-${browsers}`;
    const source = openAppDatabase(app);
    const tabs = [1, 2].map(() => {
      const channel = new BroadcastChannel(app);
      onTestFinished(() => {
        channel.close();
      });
      return createPadStorage(source, memoryStorage(), OWNER, createPadTabs(channel, undefined));
    });
    const [one, other] = tabs;
    if (one === undefined || other === undefined) throw new Error('There are no two tabs');
    const toCart = async (keeper: PadStorage, ids: readonly number[]) =>
      (await lazyCartOutbox(app)())?.append('cart', [], keeper.letGo(ids));
    return { one, other, toCart, next: () => createPadStorage(source, memoryStorage(), OWNER, alone) };
  };

  it('does not get back what another has put into the cart, and says so to who would put it there again', async () => {
    const { one, other, toCart, next } = open();
    await one.keep([row, { ...row, id: 5 }]);
    expect(await other.read()).toHaveLength(2);
    await toCart(one, [3]);
    await one.keep([{ ...row, id: 5 }]);
    await other.keep([row, { ...row, id: 5, amount: '7' }]);
    expect(await next().read()).toEqual([{ ...row, id: 5, amount: '7' }]);
    await other.alone((taken) => {
      expect(taken).toEqual(new Set([3]));
      return Promise.resolve();
    });
    await toCart(other, [5]);
    await one.keep([{ ...row, id: 5 }]);
    expect(await next().read()).toEqual([]);
  });

  it('gets back what the cart has refused', async () => {
    const { one, other, toCart, next } = open();
    await one.keep([row]);
    await toCart(one, [3]);
    one.takeBack([3]);
    await one.keep([row]);
    await one.alone((taken) => {
      expect(taken).toEqual(new Set());
      return Promise.resolve();
    });
    expect(await next().read()).toEqual([row]);
    await toCart(one, [3]);
    await one.keep([row]);
    await other.keep([row]);
    expect(await next().read()).toEqual([]);
  });

  it('hears at once of rows that went from the other', async () => {
    const { one, other } = open();
    const heard = vi.fn();
    onTestFinished(other.onTaken(heard));
    onTestFinished(createPadStorage(none, memoryStorage(), 'another pad', alone).onTaken(heard));
    one.tell([3, 5]);
    await vi.waitFor(() => {
      expect(heard).toHaveBeenCalledWith([3, 5]);
    });
    await other.keep([row]);
    expect(await other.read()).toEqual([]);
  });

  it('keeps what the other has written, and not what it has removed', async () => {
    const { one, other, next } = open();
    await one.keep([row]);
    await other.read();
    await one.keep([row, { ...row, id: 11 }]);
    await other.keep([row, { ...row, id: 21 }]);
    expect((await next().read()).map(({ id }) => id)).toEqual([3, 21, 11]);
    await one.keep([]);
    expect((await next().read()).map(({ id }) => id)).toEqual([21]);
    await other.keep([]);
    expect(await next().read()).toEqual([]);
  });
});
