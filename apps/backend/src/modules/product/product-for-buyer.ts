import type { Product } from '@gastroshop/api-contract';
import { isNewListing } from '@gastroshop/domain/product';
import type { Buyer } from './buyer';
import type { BuyerTerms } from './buyer-terms';
import { currentPrices } from './current-prices';
import type { DeliverySlotsOf } from './delivery-slots';
import type { PlainProduct } from './plain-product';

/** The wire's product for a buyer. Written out field by field: a cart of a hundred lines makes a hundred. */
export const productFor = (
  { product: plain, listedOn }: PlainProduct,
  { prices, is_essential, usual }: BuyerTerms,
  { today, customer }: Buyer,
  slotsOf: DeliverySlotsOf,
): Product => {
  const product: Product = { ...plain };
  product.isNew = isNewListing(listedOn, today);
  if (customer !== undefined) {
    product.bulkPrices = prices === null ? [] : currentPrices(prices, today);
    product.isEssential = is_essential && product.isAvailableForEssence !== false;
    if (usual !== undefined && usual !== null) product.usualAmount = usual;
  }
  const deliverySlots = slotsOf(product.attributes);
  if (deliverySlots !== undefined) product.deliverySlots = deliverySlots;
  return product;
};
