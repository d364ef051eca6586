import type { Product } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { DEFAULT_LOCALE, type Locale } from '@gastroshop/i18n';
import { NO_FLAGS, toPriceVisibility, type UserFlags } from '@gastroshop/identity';
import type { ProductCardData } from '@gastroshop/ui/product';
import type { ProductContext } from './product-context';
import { initialAmount, unitOf } from './product-units';
import { toProductCardData } from './product-summary';

/** For whom a product is shown; all that is missing is as for a visitor of the shop, today. */
export interface ProductContextInput {
  /** Language of units, dates and badges. Default: de-AT. */
  readonly locale?: Locale | undefined;
  /** What the user's roles switch on, see `userFromToken` of @gastroshop/identity. Default: nothing, so no prices. */
  readonly flags?: UserFlags | undefined;
  /** Whether somebody is signed in. Default: no. */
  readonly loggedIn?: boolean | undefined;
  /** The page of a product. Default: its path in the shop. */
  readonly productUrl?: ((sku: string) => string) | undefined;
  /** The day whose prices count, YYYY-MM-DD. Default: today in Vienna. */
  readonly today?: string | undefined;
}

/** The circumstances in which products are shown, for the functions that take one: one object for all of a list. */
export const createProductContext = ({
  locale = DEFAULT_LOCALE,
  flags = NO_FLAGS,
  loggedIn = false,
  productUrl = (sku) => `/product/${encodeURIComponent(sku)}`,
  today = viennaDateAt(Date.now()),
}: ProductContextInput = {}): ProductContext => ({
  locale,
  paths: { product: productUrl },
  visibility: toPriceVisibility(flags),
  loggedIn,
  crossTenantNumbers: flags.shouldSeeCrossTenantProductId,
  today,
  priceDay: today,
});

/** An amount of a product, in one of its units. */
export interface ProductAmount {
  /** Default: the smallest amount it is sold in. */
  readonly amount?: number | undefined;
  /** Abbreviation of the unit. Default: the one it is offered in first. */
  readonly unit?: string | undefined;
}

/**
 * A product of the wire as the kit's cards, rows and tiles take it: name, number, picture, badges, banner, and the price of
 * an amount where prices may be seen.
 *
 * @example
 * <ProductCard product={toProductSummary(product)} withPrices={false} />
 */
export const toProductSummary = (
  product: Product,
  context: ProductContext = createProductContext(),
  { amount, unit: abbreviation }: ProductAmount = {},
): ProductCardData => {
  const unit = unitOf(product, abbreviation);
  return toProductCardData(
    product,
    amount ?? (unit === undefined ? 1 : initialAmount(product, unit)),
    unit?.abbreviation,
    context,
  );
};
