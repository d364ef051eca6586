import type { OrderTemplateItem } from '@gastroshop/api-contract';
import { type WithCartOutbox, cartQuery, useCartActions } from '@gastroshop/storefront/cart';
import { useGateway } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectTemplateItemsForCart, toCartLines } from '../data/select-template-items-for-cart';

/** Putting a whole template into the cart. */
export interface AddAll {
  /** Lines that would be added: orderable, and not in the cart yet. */
  readonly count: number;
  /** Lines that stay out; their rows say why. */
  readonly leftOut: number;
  /** Lines that are in the cart already and stay as they are there. */
  readonly inCart: number;
  /** The cart is still on its way: what is in it, and would stay as it is there, is not known yet. */
  readonly isWaiting: boolean;
  readonly add: () => void;
}

/** Puts everything of a template into the cart that can be ordered and is not in it, with a way back (TPL-4). */
export const useAddAll = (items: readonly OrderTemplateItem[]): AddAll => {
  const { t } = useTranslation('order-template');
  const toasts = useToasts();
  const { setLines } = useCartActions();
  const { data: cart, isLoading: isWaiting } = useQuery(cartQuery(useGateway()));
  const { edits, drafts } = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits);
  const selection = useMemo(
    () => selectTemplateItemsForCart(items, { cart: cart?.items ?? [], edits, drafts }),
    [items, cart, edits, drafts],
  );
  const { toAdd, leftOut, inCart } = selection;
  return {
    count: toAdd.length,
    leftOut: leftOut.length,
    inCart,
    isWaiting,
    add: () => {
      const { undo } = setLines(toCartLines(toAdd));
      toasts.say({
        tone: 'good',
        title: t('added', { count: toAdd.length }),
        text: leftOut.length === 0 ? undefined : t('leftOut', { count: leftOut.length }),
        action: {
          label: t('undo'),
          onAction: undo,
        },
      });
    },
  };
};
