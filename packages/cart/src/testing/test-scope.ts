import type { Cart } from '@gastroshop/api-contract';
import type { CartScope } from '../outbox';

/** The cart of somebody signed in with a customer. */
export const TEST_CART_SCOPE: CartScope = {
  place: { kind: 'SHOP' },
  tenant: 'AZ',
  customerId: '48213',
  userId: 'u1',
};

/** A cart that holds nothing. */
export const EMPTY_CART: Cart = { customerId: TEST_CART_SCOPE.customerId, items: [], deletedItems: [] };
