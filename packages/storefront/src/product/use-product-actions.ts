import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import type { OrderValue } from '@gastroshop/ui/order-control';
import type { ProductActions } from '@gastroshop/ui/product';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartActions } from '../cart';

/** What is told about an article that was put into the cart, changed or taken out, for tracking. */
export type OrderActionListener = (action: 'ADDED' | 'CHANGED' | 'REMOVED', sku: string) => void;

/** What buyers do with articles; what adds or changes a line answers how to take that back. */
interface BoundActions extends ProductActions {
  readonly onAdd: (sku: string, value: OrderValue) => () => void;
  readonly onChange: (sku: string, value: OrderValue) => () => void;
}

/**
 * What buyers do with the articles of a list, bound to the cart. The same object for all rows as long as nothing
 * changes, so that rows do not render again for it.
 *
 * @param nameOf names an article in the message that it was taken out
 */
export const useProductActions = (
  nameOf: (sku: string) => string | undefined,
  listener?: OrderActionListener,
): BoundActions => {
  const { t } = useTranslation('storefront-product');
  const toasts = useToasts();
  const { setLine, typeDraft } = useCartActions();
  return useMemo<BoundActions>(
    () => ({
      onAdd: (sku, value) => {
        const undo = setLine(sku, value);
        listener?.('ADDED', sku);
        return undo;
      },
      onChange: (sku, value) => {
        const undo = setLine(sku, value);
        listener?.('CHANGED', sku);
        return undo;
      },
      onRemove: (sku, value) => {
        const undo = setLine(sku, { amount: 0, unit: value.unit });
        listener?.('REMOVED', sku);
        toasts.say({
          tone: 'info',
          title: t('removed'),
          text: nameOf(sku),
          action: {
            label: t('undo'),
            onAction: undo,
          },
        });
      },
      onDraftChange: typeDraft,
      onWarning: (_sku, { text }) => {
        toasts.say({ tone: 'warning', title: text, life: WARNING_TOAST_MS });
      },
    }),
    [setLine, typeDraft, toasts, t, nameOf, listener],
  );
};
