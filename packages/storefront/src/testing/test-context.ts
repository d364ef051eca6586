import type { PriceVisibility } from '@gastroshop/identity';
import type { ProductContext } from '../product';

/** Somebody who may see everything about prices. */
export const ALL_PRICES: PriceVisibility = {
  prices: true,
  popup: 'extended',
  highlightSpecialPrices: true,
  highlightDiscounts: true,
  bonuses: true,
};

/** Somebody who may see no price. */
export const NO_PRICES: PriceVisibility = {
  prices: false,
  popup: 'none',
  highlightSpecialPrices: false,
  highlightDiscounts: false,
  bonuses: false,
};

/** The circumstances of a list on Wednesday, 25 November 2026, for a buyer who may see everything. */
export const testContext = (differing: Partial<ProductContext> = {}): ProductContext => ({
  locale: 'de-AT',
  paths: { product: (sku) => `/product/${sku}` },
  visibility: ALL_PRICES,
  loggedIn: true,
  crossTenantNumbers: false,
  today: '2026-11-25',
  priceDay: '2026-11-25',
  ...differing,
});
