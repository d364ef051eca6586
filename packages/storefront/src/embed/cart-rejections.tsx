import type { CartStore } from '@gastroshop/cart';
import { toCartRejection } from '@gastroshop/cart';
import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPart } from './shop-part';
import { useShopSession } from './shop-context';

const ToldRejections = ({ cart }: { readonly cart: CartStore }): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const toasts = useToasts();
  const announce = useEffectEvent((edit: Parameters<typeof toCartRejection>[0], error: unknown) => {
    const rejection = toCartRejection(edit, error);
    const line = cart.getSnapshot().lines.find(({ sku }) => sku === edit.sku);
    const name = line?.product?.name ?? edit.sku;
    toasts.say({
      tone: 'warning',
      title: t('notTaken'),
      text:
        rejection.kind === 'INVALID_AMOUNT'
          ? t('smallestAmount', { name, amount: rejection.smallestAmount })
          : t(rejection.kind === 'NOT_AVAILABLE' ? 'notAvailable' : 'tryAgain', { name }),
      life: WARNING_TOAST_MS,
    });
  });
  useEffect(() => cart.onRefused(announce), [cart]);
  return null;
};

/** Says what the backend does not take of the changes of a cart, wherever on the page they were made. */
export const CartRejections = (): ReactNode => {
  const session = useShopSession();
  return session.status === 'BUYER' ? (
    <ShopPart waiting={null}>
      <ToldRejections cart={session.cart} />
    </ShopPart>
  ) : null;
};
