import { clearCookies, signOnAs } from '@gastroshop/app-shell/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAIR, fairEnvironment } from '../testing/fair-environment';

const page = { products: [], page: { page: 0, size: 100, totalElements: 0, totalPages: 0 }, facets: [] };

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
});

afterEach(clearCookies);

describe('the fair behind the port of the screens', () => {
  it('FAI-1: has a cart, a list and articles of its own', async () => {
    const { gateway, asked } = fairEnvironment((path) => (path.includes('/my/cart/') ? { items: [] } : page));
    const fair = gateway();
    await fair.cart?.read();
    await fair.search({ page: { page: 0 } });
    await fair.search({ queryString: 'speck', page: { page: 0 } });
    await fair.products(['1', '2']);
    const paths = asked
      .filter((path) => !path.endsWith('/my/token'))
      .map((path) => path.replace(/^.*\/v1/, ''));
    expect(paths).toEqual([
      '/t/AZ/subshop/HERBST26/my/cart/1',
      '/t/AZ/1/subshop/HERBST26/categories/browse',
      '/t/AZ/1/subshop/HERBST26/products/search',
      '/t/AZ/1/subshop/HERBST26/categories/browse',
    ]);
  });

  it('FAI-2: prices by the day of delivery where the fair bills so, else by today', () => {
    const gateway = (billingTime: 'ORDER_TIME' | 'DELIVERY_TIME') =>
      fairEnvironment(undefined, () => ({ ...FAIR, billingTime })).gateway();
    expect(gateway('DELIVERY_TIME').priceDay()).toBe('2999-01-11');
    expect(gateway('ORDER_TIME').priceDay()).toBe(
      new Date().toLocaleDateString('sv', { timeZone: 'Europe/Vienna' }),
    );
    expect(gateway('ORDER_TIME')).toMatchObject({
      fair: { factor: '0.97' },
      terms: { firstPossibleDeliveryDate: '2999-01-11', lastPossibleDeliveryDate: '2999-02-12' },
    });
  });

  it('has no cart while nobody is acted for', () => {
    clearCookies();
    expect(fairEnvironment().gateway().cart).toBeUndefined();
  });
});
