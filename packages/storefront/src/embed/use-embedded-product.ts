import type { Product } from '@gastroshop/api-contract';
import type { ProductActions, ProductCardData, ProductOrderState } from '@gastroshop/ui/product';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toProductOrder, toProductSummary } from '../product-data';
import { useCartActions } from './use-cart-actions';
import { useEmbeddedContext } from './use-embedded-context';
import { useShopCart } from './use-shop-cart';

/** A product as the kit shows it, with what the cart holds of it. */
export interface EmbeddedProduct {
  readonly summary: ProductCardData;
  /** Missing for who cannot order. */
  readonly order: ProductOrderState | undefined;
  readonly actions: ProductActions | undefined;
  readonly withPrices: boolean;
}

/** What a card, a row or an order control shows of a product. */
export const useEmbeddedProduct = (product: Product): EmbeddedProduct => {
  const { t } = useTranslation('storefront-embed');
  const context = useEmbeddedContext();
  const cart = useShopCart();
  const name = product.productDisplayName ?? product.name;
  const actions = useCartActions(cart?.store, name);
  const line = cart?.snapshot.lines.find(({ sku }) => sku === product.sku);
  const isKnown = cart?.snapshot.status === 'READY';
  const isBuyer = cart !== undefined;
  const disabledText = useCallback(
    (reason: 'NO_LONGER_SOLD' | 'NOT_ORDERABLE') =>
      t(reason === 'NO_LONGER_SOLD' ? 'noLonger' : 'notOrderable'),
    [t],
  );
  const { amount, unit, busy, unsent } = line ?? {};
  const order = useMemo(
    () =>
      isBuyer
        ? toProductOrder(product, {
            isKnown,
            line: amount === undefined || unit === undefined ? undefined : { amount, unit, busy, unsent },
            locale: context.locale,
            disabledText,
          })
        : undefined,
    [product, isBuyer, isKnown, amount, unit, busy, unsent, context.locale, disabledText],
  );
  const summary = useMemo(
    () => toProductSummary(product, context, { amount, unit }),
    [product, context, amount, unit],
  );
  return { summary, order, actions, withPrices: context.visibility.prices };
};
