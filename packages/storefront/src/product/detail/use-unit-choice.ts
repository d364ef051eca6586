import type { Product } from '@gastroshop/api-contract';
import { correctAmount, unitByAbbreviation } from '@gastroshop/domain/quantity';
import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import type { ProductActions, ProductOrderState } from '@gastroshop/ui/product';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { initialAmount } from '../../product-data';

/**
 * Chooses the unit of an article from the list of its units. The number stays, unless nobody has typed one or it is
 * below the minimum in the new unit, which is warned of (QTY-2).
 */
export const useUnitChoice = (
  product: Product,
  order: ProductOrderState | undefined,
  amount: number,
  actions: ProductActions,
): ((unit: string) => void) => {
  const { t } = useTranslation('messages');
  return useCallback(
    (abbreviation) => {
      const unit = unitByAbbreviation(product.units, abbreviation);
      if (unit === undefined || order === undefined) return;
      const typed = order.inCart || order.draft !== undefined;
      const wanted = typed ? amount : initialAmount(product, unit);
      const correction = correctAmount(wanted, unit, product.minSaleQuantity);
      if (!correction.orderable) return;
      if (order.inCart) actions.onChange?.(product.sku, { amount: correction.amount, unit: abbreviation });
      else actions.onDraftChange?.(product.sku, { text: String(correction.amount), unit: abbreviation });
      if (correction.corrected && correction.reason === 'BELOW_MINIMUM')
        actions.onWarning?.(product.sku, {
          kind: 'BELOW_MINIMUM',
          text: t('belowMinimum', { quantity: correction.minimum, unit: unit.name }),
          durationMs: WARNING_TOAST_MS,
        });
    },
    [product, order, amount, actions, t],
  );
};
