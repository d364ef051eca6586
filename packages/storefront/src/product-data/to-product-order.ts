import type { Product } from '@gastroshop/api-contract';
import { cartToggle, effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { DEFAULT_LOCALE, type Locale } from '@gastroshop/i18n';
import type { ProductOrderState } from '@gastroshop/ui/product';
import { initialAmount, toOrderUnits, unitOf } from './product-units';

/** A product in a cart, as its store tells it. */
export interface ProductCartLine {
  readonly amount: number;
  readonly unit: string;
  readonly busy?: boolean | undefined;
  readonly unsent?: boolean | undefined;
}

/** What of a cart concerns one product. */
export interface ProductOrderInput {
  /** Whether the cart has been read. */
  readonly isKnown: boolean;
  /** The product's line; missing where the cart has none. */
  readonly line?: ProductCartLine | undefined;
  /** Language of the units' contents. Default: de-AT. */
  readonly locale?: Locale | undefined;
  /** Says why a product cannot be ordered. */
  readonly disabledText: (reason: 'NO_LONGER_SOLD' | 'NOT_ORDERABLE') => string;
}

/** Why a product cannot be added; undefined where it can. */
export const orderDisabledReason = (
  product: Product,
  { isKnown, isInCart }: { readonly isKnown: boolean; readonly isInCart: boolean },
): 'NO_LONGER_SOLD' | 'NOT_ORDERABLE' | undefined => {
  const status = effectiveStatus(product);
  // As long as the cart is unknown adding is harmless, it only sets the line; for what is not active it is not.
  const { action } = cartToggle({ inCart: isKnown ? isInCart : undefined, status });
  if (action !== 'DISABLED' || isOrderable(status)) return undefined;
  return status === 'REMOVED_FROM_INVENTORY' ? 'NO_LONGER_SOLD' : 'NOT_ORDERABLE';
};

/**
 * A product and the cart, as the order controls of the kit take them; undefined for a product that is sold in no unit.
 *
 * @example
 * const line = cart.getSnapshot().lines.find(({ sku }) => sku === product.sku);
 * toProductOrder(product, { isKnown: true, line, disabledText: () => 'not available' });
 */
export const toProductOrder = (
  product: Product,
  { isKnown, line, locale = DEFAULT_LOCALE, disabledText }: ProductOrderInput,
): ProductOrderState | undefined => {
  const unit = unitOf(product, line?.unit);
  if (unit === undefined) return undefined;
  const isInCart = line !== undefined;
  const reason = orderDisabledReason(product, { isKnown, isInCart });
  return {
    amount: line?.amount ?? initialAmount(product, unit),
    unit: line?.unit ?? unit.abbreviation,
    units: toOrderUnits(product, locale),
    inCart: isInCart,
    busy: line?.busy ?? false,
    unsent: line?.unsent ?? false,
    ...(reason !== undefined && { disabledReason: disabledText(reason) }),
  };
};
