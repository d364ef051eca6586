import type { CartItemWrite, DeletedCartItem } from '@gastroshop/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderShop } from '../../testing/render-shop';
import { useBringBack } from './use-bring-back';

const NOW = Date.parse('2026-11-25T09:00:00+01:00');
const MINUTE = 60_000;

const removed = (deletedAt: number): DeletedCartItem => ({
  sku: '1',
  unitAbbr: 'Ktn',
  deletedAt: new Date(deletedAt).toISOString(),
  version: 7,
  content: { amount: 3, unitAbbreviation: 'Ktn', note: 'dünn' },
});

const broughtBack = async (item: DeletedCartItem): Promise<readonly CartItemWrite[]> => {
  const gateway = fakeGateway();
  const sent: CartItemWrite[] = [];
  const Page = () => {
    const { bringBack } = useBringBack();
    return (
      <button
        type="button"
        onClick={() => {
          bringBack([item]);
        }}
      >
        back
      </button>
    );
  };
  const put: NonNullable<typeof gateway.cart>['put'] = (items) => {
    sent.push(...items);
    return fakeGateway().cart?.put(items) ?? Promise.reject(new Error('There is no cart here'));
  };
  renderShop(<Page />, {
    gateway: { ...gateway, ...(gateway.cart && { cart: { ...gateway.cart, put } }) },
    now: () => NOW,
  });
  screen.getByRole('button', { name: 'back' }).click();
  await waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  return sent;
};

it.each([
  ['ten minutes ago', NOW - 10 * MINUTE, 10 * MINUTE],
  ['just now', NOW, 0],
  ['later than now, by a clock that was set', NOW + MINUTE, 0],
])('CRT-6: a line taken out %s comes back whole and as old as that', async (_, deletedAt, ageMs) => {
  const [write] = await broughtBack(removed(deletedAt));
  expect(write).toMatchObject({
    sku: '1',
    amount: 3,
    unitAbbreviation: 'Ktn',
    note: 'dünn',
    seenVersion: 7,
    ageMs,
  });
});
