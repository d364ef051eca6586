import type { Fair } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { deliveryTerms, type CustomerDeliveryTerms } from '../customer';
import { loadProducts, type LoadedProducts } from '../product';
import type { CartVisit } from './cart-visit';
import { isLive, type DraftLine } from './draft-line';

/** What a cart is shown and reckoned with. */
export interface CartGoods {
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
  visit: CartVisit,
  lines: readonly DraftLine[],
  given?: CustomerDeliveryTerms,
): Promise<CartGoods> => {
  const { key, buyer } = visit;
  const terms = given ?? (await deliveryTerms(queries, key.tenant, key.customerId, buyer.today));
  const skus = lines.filter(isLive).map(({ sku }) => sku);
  const fair = offerAt(visit);
  return { terms, products: await loadProducts(queries, buyer, skus, { slots: terms, fair }) };
};

/** What articles are read with at a cart: those of a fair that is not open to its visitor are not to be had. */
export const offerAt = ({ fair }: Pick<CartVisit, 'fair'>): Fair | 'CLOSED' | undefined => {
  if (fair === undefined) return undefined;
  return fair.refusal === undefined ? fair.fair : 'CLOSED';
};
