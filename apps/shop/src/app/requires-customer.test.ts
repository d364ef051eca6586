import { expect, it } from 'vitest';
import { requiresCustomer } from './requires-customer';

it.each([
  ['/my/orders', true],
  ['/my/orders/detail/17', true],
  ['/essential-products', true],
  ['/order-pad', true],
  ['/checkout/delivery', true],
  ['/my/customers', false],
  ['/my/user-profile', false],
  ['/search', false],
  ['/checkouts', false],
  ['/', false],
])('%s needs a customer: %s', (pathname, needs) => {
  expect(requiresCustomer(pathname)).toBe(needs);
});
