import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAppDatabase } from '@gastroshop/storefront/database';
import { answeringFetch, type FakeAnswer } from '@gastroshop/storefront/testing';
import { TEST_SCOPE } from '@gastroshop/storefront/testing';
import { renderShop } from '@gastroshop/storefront/testing';
import { sentRequests } from '@gastroshop/storefront/testing';
import { testInventory } from '../../../testing/test-inventory';
import { createCountStore } from './count-store';
import { SendCounts } from './send-counts';
import type { InventoryCount } from './inventory-count';

const count = (id: string, finished: boolean): InventoryCount => ({
  id,
  startedAt: '2026-11-25T08:00:00Z',
  comment: id,
  unloadingArea: '',
  lines: [{ kind: 'FOREIGN', key: '+ 1', name: 'Stift', unit: 'Stk', amount: '3' }],
  finished,
});

const CREATE = 'POST /v1/t/AZ/inventories';
const owner = JSON.stringify([TEST_SCOPE.tenant, TEST_SCOPE.customerId, TEST_SCOPE.userId]);

/** What an earlier page has left behind. */
const leave = async (app: string, ...counts: readonly InventoryCount[]): Promise<void> => {
  const store = createCountStore(openAppDatabase(app), owner);
  for (const each of counts) store.put(each);
  await store.settled();
};

const show = (app: string, answer: FakeAnswer = testInventory('i1')) => {
  const fetch = answeringFetch((path) => (path === CREATE ? answer : undefined));
  const onWaiting = vi.fn<(count: number) => void>();
  renderShop(<SendCounts app={app} onWaiting={onWaiting} />, { fetch });
  return { onWaiting, sent: () => sentRequests(fetch).filter(({ call }) => call === CREATE) };
};

afterEach(() => {
  onlineManager.setOnline(true);
});

describe('finished stock-takings beside the pages', () => {
  it('are sent once there is a network, whatever page is open; those still being counted are not', async () => {
    await leave('beside', count('cellar', true), count('bar', false));
    onlineManager.setOnline(false);
    const { onWaiting, sent } = show('beside');
    await waitFor(() => {
      expect(onWaiting).toHaveBeenLastCalledWith(1);
    });
    expect(sent()).toHaveLength(0);
    act(() => {
      onlineManager.setOnline(true);
    });
    await waitFor(() => {
      expect(onWaiting).toHaveBeenLastCalledWith(0);
    });
    expect(sent().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ comment: 'cellar' }),
    ]);
    const left = createCountStore(openAppDatabase('beside'), owner);
    await waitFor(() => {
      expect(left.state().counts?.map(({ id }) => id)).toEqual(['bar']);
    });
  });

  it('are tried again soon where the first call got no answer', async () => {
    await leave('again', count('cellar', true));
    let tries = 0;
    const fetch = answeringFetch((path) => {
      if (path === '/v1/t/AZ/groupedInventories')
        return { groups: [], page: { totalElements: 0, totalPages: 0, number: 0, size: 50 } };
      if (path !== CREATE) return undefined;
      tries += 1;
      return tries === 1 ? 503 : testInventory('i1');
    });
    const onWaiting = vi.fn<(count: number) => void>();
    renderShop(<SendCounts app="again" onWaiting={onWaiting} />, { fetch });
    await waitFor(
      () => {
        expect(onWaiting).toHaveBeenLastCalledWith(0);
        expect(tries).toBe(2);
      },
      { timeout: 10_000 },
    );
  });

  it('stay where they are while the backend is down', async () => {
    await leave('down', count('cellar', true));
    const { onWaiting, sent } = show('down', 503);
    await waitFor(() => {
      expect(sent()).toHaveLength(1);
    });
    expect(onWaiting).toHaveBeenLastCalledWith(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
