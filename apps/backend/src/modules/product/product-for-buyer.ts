import type { Product } from '@gastroshop/api-contract';
import { isNewListing } from '@gastroshop/domain/product';
import type { Buyer } from './buyer';
import type { BuyerProductData } from './buyer-product-data';
import { currentPrices } from './current-prices';
import type { DeliverySlotsOf } from './delivery-slots';
import type { BaseProduct } from './base-product';

/** The wire's product for a buyer. Written out field by field: a cart of a hundred lines makes a hundred. */
export const toProductForBuyer = (
  { product: plain, listedOn }: BaseProduct,
  { prices, is_essential, usual }: BuyerProductData,
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
