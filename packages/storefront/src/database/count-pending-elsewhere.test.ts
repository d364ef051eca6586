import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { countPendingElsewhere } from './count-pending-elsewhere';
import { deleteDatabases, openAppDatabase } from '@gastroshop/cart/database';

afterEach(deleteDatabases);

describe('what waits in the other apps of the origin', () => {
  it('is counted, changes of the cart and stock-takings alike, without the own', async () => {
    const shop = await openAppDatabase('shop-here')();
    const fair = await openAppDatabase('fair-here')();
    await shop.add('edits', { owner: 'a', edit: {} });
    await fair.add('edits', { owner: 'a', edit: {} });
    await fair.add('edits', { owner: 'b', edit: {} });
    await fair.put('counts', { owner: 'a', id: '1', count: {} });
    expect(await countPendingElsewhere('shop-here')).toBe(3);
    expect(await countPendingElsewhere('fair-here')).toBe(1);
  });

  it('is nothing where there is no other app', async () => {
    await openAppDatabase('shop-here')();
    expect(await countPendingElsewhere('shop-here')).toBe(0);
  });
});
