import type { Cart, CartItem } from '@gastroshop/api-contract';
import { TEST_CART_SCOPE } from './test-scope';
import { testProduct } from './test-product';

/** A line of a cart, its article with the sku as name. */
export const testItem = (sku: string, amount: number, unit = 'Stk'): CartItem => ({
  sku,
  amount,
  unitAbbreviation: unit,
  product: testProduct(sku, sku),
});

/** A cart with these lines. */
export const testCart = (...items: readonly CartItem[]): Cart => ({
  customerId: TEST_CART_SCOPE.customerId,
  items,
  deletedItems: [],
});
