import type { CartStore } from '@gastroshop/cart';
import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import type { ProductActions } from '@gastroshop/ui/product';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What buyers do with a product, bound to their cart; undefined for who cannot order.
 *
 * @param name of the product, for the message that it was taken out
 */
export const useCartActions = (cart: CartStore | undefined, name: string): ProductActions | undefined => {
  const { t } = useTranslation('storefront-embed');
  const toasts = useToasts();
  return useMemo(
    () =>
      cart && {
        onAdd: (sku, value) => {
          cart.setLine(sku, value);
        },
        onChange: (sku, value) => {
          cart.setLine(sku, value);
        },
        onRemove: (sku) => {
          const undo = cart.remove(sku);
          toasts.say({
            tone: 'info',
            title: t('removed'),
            text: name,
            action: { label: t('undo'), onAction: undo },
          });
        },
        onWarning: (_sku, { text }) => {
          toasts.say({ tone: 'warning', title: text, life: WARNING_TOAST_MS });
        },
      },
    [cart, name, t, toasts],
  );
};
