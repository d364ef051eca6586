import type { Fair } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { deliveryTerms, type CustomerDeliveryTerms } from '../customer';
import { loadProducts, type LoadedProducts } from '../product';
import type { CartAccess } from './cart-access';
import { hasContent, type PendingLine } from './pending-line';

/** What a cart is shown and reckoned with. */
export interface CartProducts {
  readonly products: LoadedProducts;
  readonly terms: CustomerDeliveryTerms;
}

/**
 * Reads the articles of a cart and how its customer is delivered; the deliveries are read once for both.
 *
 * @param given the terms, where they have been read already; missing: the coming ones are read
 */
export const cartGoods = async (
  queries: Queries,
  visit: CartAccess,
  lines: readonly PendingLine[],
  given?: CustomerDeliveryTerms,
): Promise<CartProducts> => {
  const { key, buyer } = visit;
  const terms = given ?? (await deliveryTerms(queries, key.tenant, key.customerId, buyer.today));
  const skus = lines.filter(hasContent).map(({ sku }) => sku);
  const fair = offerAt(visit);
  return { terms, products: await loadProducts(queries, buyer, skus, { slots: terms, fair }) };
};

/** What articles are read with at a cart: those of a fair that is not open to its visitor are not to be had. */
export const offerAt = ({ fair }: Pick<CartAccess, 'fair'>): Fair | 'CLOSED' | undefined => {
  if (fair === undefined) return undefined;
  return fair.refusal === undefined ? fair.fair : 'CLOSED';
};
