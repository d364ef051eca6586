import type { ShopScope } from './shop-scope';

/** What belongs to one scope; the whole of it is dropped when the customer or the user changes. */
export const SCOPE_KEY = 'shop';

/**
 * Key of a query: the scope first, so that no answer is ever shown to another customer, user or language, and a
 * whole scope can be refetched at once. The one place where such keys are made.
 *
 * @example scopedKey(scope, 'product', '100100')
 */
export const scopedKey = (scope: ShopScope, ...parts: readonly unknown[]): readonly unknown[] => [
  SCOPE_KEY,
  scope.place.kind === 'FAIR' ? scope.place.fairCode : '',
  scope.tenant,
  scope.userId,
  scope.customerId,
  scope.locale,
  ...parts,
];
