import type { Product } from '@gastroshop/api-contract';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShop } from '../shop';
import type { LineChange } from '@gastroshop/cart/edits';
import { useCartActions } from './cart-context';
import { keepAdded } from './keep-added';

/** A line as it goes into the cart with others. */
export interface LineToAdd extends Pick<LineChange, 'amount' | 'unit' | 'remarks'> {
  readonly product: Product;
}

/** Puts several articles into the cart at once; a message says so and leads there. */
export const useAddMany = (): ((lines: readonly LineToAdd[]) => void) => {
  const { t } = useTranslation('storefront-cart-add');
  const toasts = useToasts();
  const { gateway, navigate } = useShop();
  const queryClient = useQueryClient();
  const { setLines } = useCartActions();
  return (lines) => {
    setLines(lines.map(({ product, ...line }) => ({ sku: product.sku, ...line })));
    keepAdded(
      queryClient,
      gateway.scope,
      lines.map(({ product }) => product),
    );
    toasts.say({
      tone: 'good',
      title: t('added', { count: lines.length }),
      action: {
        label: t('toCart'),
        onAction: () => {
          navigate(gateway.paths.cart);
        },
      },
    });
  };
};
