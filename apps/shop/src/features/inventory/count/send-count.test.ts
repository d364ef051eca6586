import { createClient } from '@gastroshop/api-client';
import type { Inventory } from '@gastroshop/api-contract';
import { answeringFetch, sentRequests, TEST_SCOPE } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { testInventory } from '../../../testing/test-inventory';
import { sendCount } from './send-count';
import type { InventoryCount } from './inventory-count';

const CREATE = 'POST /v1/t/AZ/inventories';

const count: InventoryCount = {
  id: 'c1',
  startedAt: '2026-11-25T07:00:00Z',
  comment: 'Keller',
  unloadingArea: '',
  lines: [{ kind: 'FOREIGN', key: '+', name: 'Stift', unit: 'Stk', amount: '3' }],
  finished: true,
};

const send = async (waiting: InventoryCount, present: readonly Inventory[]) => {
  const fetch = answeringFetch((path) => {
    if (path === CREATE) return testInventory('fresh');
    return path === '/v1/t/AZ/groupedInventories'
      ? {
          groups: [{ date: '2026-11-25', inventories: present }],
          page: { totalElements: present.length, totalPages: 1, number: 0, size: 50 },
        }
      : undefined;
  });
  const client = createClient({ locale: 'de-AT', fetch, readCookie: () => 'csrf' });
  const { id } = await sendCount(client, TEST_SCOPE, waiting);
  return { id, created: sentRequests(fetch).filter(({ call }) => call === CREATE).length };
};

describe('sending a stock-taking', () => {
  const tried = { ...count, triedAt: '2026-11-25T08:00:00Z' };
  const arrived = testInventory('there', {
    createdAt: '2026-11-25T08:00:05Z',
    comment: 'Keller',
    numberOfNonWebshopItems: 1,
  });

  it('stores it', async () => {
    expect(await send(count, [arrived])).toEqual({ id: 'fresh', created: 1 });
  });

  it('stores nothing twice when the answer was lost', async () => {
    expect(await send(tried, [arrived])).toEqual({ id: 'there', created: 0 });
  });

  it.each<[string, Partial<Inventory>]>([
    ['older', { createdAt: '2026-11-25T07:00:00Z' }],
    ['of another place', { comment: 'Küche' }],
    ['of other lines', { numberOfNonWebshopItems: 2 }],
  ])('is not taken for one that is %s', async (_case, differing) => {
    expect(await send(tried, [{ ...arrived, ...differing }])).toEqual({ id: 'fresh', created: 1 });
  });
});
