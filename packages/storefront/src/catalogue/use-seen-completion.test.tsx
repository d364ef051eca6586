import 'fake-indexeddb/auto';
import { FetchError } from '@gastroshop/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAppDatabase, deleteDatabases } from '../database';
import { scopedKey, type ShopScope } from '../shop';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { memoryStorage } from '../testing/memory-storage';
import { renderShop } from '../testing/render-shop';
import { testProduct } from '@gastroshop/cart/testing';
// The parts that come with the first suggestions are there before the clock of a test runs.
import './completion-detail';
import './completion-order';
import './completion-image';
import './completion-price';
import './completion-spoken';
import { HeaderSearch } from './header-search';

const SEEN = [
  testProduct('201150', 'Obers laktosefrei'),
  testProduct('201144', 'Obers 36 %'),
  testProduct('373326', 'Paradeiser geschält'),
];
const BOUGHT = {
  sku: '201144',
  last: { day: '2026-11-21', amount: 2, unit: 'Ktn' },
  usual: { amount: 2, unit: 'Ktn' },
};

/** As this browser keeps what it was told, a moment before the network went. */
const keep = async (scope: ShopScope, kind: string, data: unknown): Promise<void> => {
  const key = scopedKey(scope, kind, 'seen');
  const database = await openAppDatabase('shop')();
  await database.put('answers', {
    hash: JSON.stringify(key),
    kind,
    tenant: scope.tenant,
    userId: scope.userId,
    customerId: scope.customerId,
    key,
    data,
    answeredAt: Date.now(),
  });
};

const show = (scope = TEST_SCOPE) =>
  renderShop(<HeaderSearch storage={memoryStorage()} query={undefined} />, {
    gateway: fakeGateway({
      scope,
      complete: () => Promise.reject(new FetchError(new TypeError('Failed to fetch'))),
    }),
  });

const type = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'Suche' }), text);

afterEach(deleteDatabases);

describe('suggestions without a network', () => {
  it('are the articles seen last, the customer’s own first, with the amount typed beside the name', async () => {
    await keep(TEST_SCOPE, 'search', { products: SEEN });
    await keep(TEST_SCOPE, 'due-products', { products: [], bought: [BOUGHT] });
    show();
    await type('3 ktn obers');
    const own = within(await screen.findByRole('rowgroup', { name: 'Ihre Artikel' }));
    const row = await own.findByRole('row', { name: /Obers 36/ });
    expect(await within(row).findByRole('textbox')).toHaveValue('3');
    expect(own.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('row', { name: /Obers laktosefrei/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Paradeiser/ })).toBeNull();
  });

  it('are not those of another customer', async () => {
    await keep({ ...TEST_SCOPE, customerId: '1' }, 'search', { products: SEEN });
    show();
    await type('obers');
    expect(await screen.findByText(/Vorschläge konnten nicht geladen werden/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Obers/ })).toBeNull();
  });

  it('find an article by its number as the shop prints it', async () => {
    await keep(TEST_SCOPE, 'search', { products: SEEN });
    const { store } = show();
    await type('373 326 4');
    expect(await screen.findByRole('row', { name: /Paradeiser/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => store.getState().cartEdits.edits['373326'])
      .toMatchObject({ amount: 4, unit: 'Stk' });
  });
});
