import { useLocale } from '@gastroshop/i18n/react';
import type { Product } from '@gastroshop/api-contract';
import { MIN_AMOUNT, parseAmountText } from '@gastroshop/domain/quantity';
import type { ProductOrderState } from '@gastroshop/ui/product';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartLine } from '../cart';
import { useGateway } from '../shop';
import {
  initialAmount,
  orderDisabledReason,
  type ProductContext,
  toOrderUnits,
  unitOf,
} from '../product-data';
import { useUnusualAmount } from './use-unusual-amount';

/** An article and the cart, and the amount whose price counts. */
export interface ProductOrderView {
  /** Missing where nothing can be ordered: nobody is signed in, or no customer is chosen. */
  readonly order: ProductOrderState | undefined;
  /** The amount in the order control: in the cart, typed beside it, or offered. */
  readonly amount: number;
  /** Abbreviation of its unit; undefined for an article without units. */
  readonly unit: string | undefined;
}

const typedAmount = (text: string | undefined): number | undefined => {
  const read = parseAmountText(text ?? '');
  return read.kind === 'AMOUNT' ? read.amount : undefined;
};

/** What the order control of an article shows. */
export const useProductOrder = (
  product: Product,
  context: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): ProductOrderView => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-product');
  const { cart } = useGateway();
  const { known, line, draft, busy } = useCartLine(product.sku);
  const units = useMemo(() => toOrderUnits(product, locale), [product, locale]);
  const unusual = useUnusualAmount(product, context);
  return useMemo(() => {
    const unit = unitOf(product, line?.unit ?? draft?.unit);
    const offered = unit === undefined ? MIN_AMOUNT : initialAmount(product, unit);
    const amount = line?.amount ?? typedAmount(draft?.text) ?? offered;
    const shown = { amount, unit: unit?.abbreviation };
    if (cart === undefined || unit === undefined) return { ...shown, order: undefined };
    const reason = orderDisabledReason(product, { isKnown: known, isInCart: line !== undefined });
    return {
      ...shown,
      order: {
        amount: line?.amount ?? offered,
        unit: unit.abbreviation,
        units,
        inCart: line !== undefined,
        busy,
        unsent: line?.unsent ?? false,
        ...(draft !== undefined && { draft }),
        unusual,
        ...(reason !== undefined && {
          disabledReason: t(reason === 'NO_LONGER_SOLD' ? 'noLonger' : 'notOrderable'),
        }),
      },
    };
  }, [product, units, unusual, cart, known, line, draft, busy, t]);
};
