import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetDatabases } from './forget-databases';
import { keptElsewhere } from './kept-elsewhere';
import { databaseOf } from './open-database';

afterEach(forgetDatabases);

describe('what waits in the other apps of the origin', () => {
  it('is counted, changes of the cart and stock-takings alike, without the own', async () => {
    const shop = await databaseOf('shop-here')();
    const fair = await databaseOf('fair-here')();
    await shop.add('edits', { owner: 'a', edit: {} });
    await fair.add('edits', { owner: 'a', edit: {} });
    await fair.add('edits', { owner: 'b', edit: {} });
    await fair.put('counts', { owner: 'a', id: '1', count: {} });
    expect(await keptElsewhere('shop-here')).toBe(3);
    expect(await keptElsewhere('fair-here')).toBe(1);
  });

  it('is nothing where there is no other app', async () => {
    await databaseOf('shop-here')();
    expect(await keptElsewhere('shop-here')).toBe(0);
  });
});
