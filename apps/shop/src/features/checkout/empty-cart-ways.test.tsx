import type { OverviewOrder } from '@gastroshop/api-contract';
import {
  answeringFetch,
  fakeGateway,
  renderShop,
  testCustomer,
  testProduct,
} from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyCartWays } from './empty-cart-ways';

const LAST: OverviewOrder = {
  id: 'last',
  creationTime: '2026-11-21T08:00:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  itemsCount: 31,
};

const show = (orders: readonly OverviewOrder[], due = 0) => {
  const onRepeat = vi.fn<(orderId: string) => void>();
  const products = Array.from({ length: due }, (_, index) => testProduct(String(index), 'Obers'));
  renderShop(<EmptyCartWays onRepeat={onRepeat} />, {
    gateway: fakeGateway({ complete: () => Promise.resolve({ terms: [], products }) }),
    fetch: answeringFetch((path) => {
      if (path.endsWith('/orders/overview')) return { orders };
      if (path.endsWith('/expected-goods')) return [];
      return path.includes('/effective-customers/') ? testCustomer() : undefined;
    }),
  });
  return onRepeat;
};

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('ways to fill an empty cart', () => {
  it('are the last order again, what is due of the regular products, and the order pad', async () => {
    const onRepeat = show([LAST], 2);
    const repeat = await screen.findByRole('link', { name: 'Letzte Bestellung wiederholen · 31 Artikel' });
    await screen.findByRole('link', { name: 'Stammartikel · 2 heute fällig' });
    expect(ways()).toEqual([
      ['Letzte Bestellung wiederholen · 31 Artikel', '/my/orders/detail/last'],
      ['Stammartikel · 2 heute fällig', '/essential-products'],
      ['Zum Bestellblock', '/order-pad'],
    ]);
    await userEvent.click(repeat);
    expect(onRepeat).toHaveBeenCalledExactlyOnceWith('last');
  });

  it('are two for a customer who has not ordered yet', () => {
    show([]);
    expect(ways()).toEqual([
      ['Stammartikel', '/essential-products'],
      ['Zum Bestellblock', '/order-pad'],
    ]);
  });
});
