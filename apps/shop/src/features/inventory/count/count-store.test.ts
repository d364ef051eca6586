import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { createWriteAhead, openAppDatabase } from '@gastroshop/storefront/database';
import { createCountStore } from './count-store';
import type { InventoryCount } from './inventory-count';

const count = (id: string, differing: Partial<InventoryCount> = {}): InventoryCount => ({
  id,
  startedAt: '2026-11-25T08:00:00Z',
  comment: '',
  unloadingArea: '',
  lines: Array.from({ length: 100 }, (_, index) => ({
    kind: 'FOREIGN',
    key: `+ ${index}`,
    name: `Artikel ${index}`,
    unit: 'Stk',
    amount: String(index),
  })),
  finished: false,
  ...differing,
});

describe('the stock-takings on a device', () => {
  it('are all there after the app was killed, and nobody else gets them', async () => {
    const source = openAppDatabase('kept');
    const store = createCountStore(source, 'ann');
    for (let line = 0; line < 100; line += 1)
      store.put(count('a', { lines: count('a').lines.slice(0, line + 1) }));
    await store.settled();
    // A page that begins anew knows nothing but the disk.
    const again = createCountStore(source, 'ann');
    await vi.waitFor(() => {
      expect(again.state().counts).toEqual([count('a')]);
    });
    const other = createCountStore(source, 'ben');
    await vi.waitFor(() => {
      expect(other.state().counts).toEqual([]);
    });
    again.remove('a');
    await again.settled();
    const last = createCountStore(source, 'ann');
    await vi.waitFor(() => {
      expect(last.state().counts).toEqual([]);
    });
  });

  it('are what they were last when the page went while they were still being written', async () => {
    const source = openAppDatabase('going');
    localStorage.clear();
    const ahead = () => createWriteAhead('going counts', () => localStorage);
    const before = createCountStore(source, 'ann', ahead());
    before.put(count('b'));
    await before.settled();
    const going = createCountStore(() => new Promise(() => undefined), 'ann', ahead());
    going.put(count('a', { comment: 'first' }));
    going.put(count('a', { comment: 'last' }));
    going.remove('b');
    expect(localStorage).toHaveLength(0);
    dispatchEvent(new Event('pagehide'));
    expect(createCountStore(source, 'ben', ahead()).state().counts).toBeUndefined();
    const next = createCountStore(source, 'ann', ahead());
    await vi.waitFor(() => {
      expect(next.state().counts).toEqual([count('a', { comment: 'last' })]);
    });
    await vi.waitFor(() => {
      expect(localStorage).toHaveLength(0);
    });
    const last = createCountStore(source, 'ann', ahead());
    await vi.waitFor(() => {
      expect(last.state().counts).toEqual([count('a', { comment: 'last' })]);
    });
  });

  it('keeps what was counted before the disk had answered', async () => {
    const store = createCountStore(openAppDatabase('early'), 'ann');
    store.put(count('a'));
    expect(store.state().counts).toBeUndefined();
    await vi.waitFor(() => {
      expect(store.state().counts?.map(({ id }) => id)).toEqual(['a']);
    });
  });

  it('says so where nothing can be kept, and goes on', async () => {
    const store = createCountStore(() => Promise.reject(new Error('blocked')), 'ann');
    await vi.waitFor(() => {
      expect(store.state()).toEqual({ counts: [], kept: false });
    });
    store.put(count('a'));
    expect(store.state().counts).toHaveLength(1);
  });
});
