import type { OrderTemplate } from '@gastroshop/api-contract';
import { cartQuery, useCartActions, type WithCartOutbox } from '@gastroshop/storefront/cart';
import { useShop } from '@gastroshop/storefront/shop';
import { templateQuery } from '@gastroshop/storefront/templates';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { selectTemplateItemsForCart, toCartLines } from '../data/select-template-items-for-cart';

/** Ordering a template from the list of them. */
export interface OrderFromList {
  /** Puts into the cart what can be ordered and is not in it, and goes there. */
  readonly order: (template: Pick<OrderTemplate, 'id' | 'name'>) => Promise<void>;
  /** The template that is on its way into the cart. */
  readonly busyId: string | undefined;
}

/** Orders a whole template without opening it, with a way back (TPL-4). */
export const useOrderFromList = (): OrderFromList => {
  const { t } = useTranslation('template-list');
  const { client, gateway, navigate } = useShop();
  const { paths, scope } = gateway;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const store = useStore<WithCartOutbox>();
  const { setLines } = useCartActions();
  const [busyId, setBusyId] = useState<string>();

  const order: OrderFromList['order'] = async ({ id, name }) => {
    if (busyId !== undefined) return;
    setBusyId(id);
    try {
      const [{ orderTemplateItems }, cart] = await Promise.all([
        queryClient.query(templateQuery(client, scope, id)),
        queryClient.query(cartQuery(gateway)),
      ]);
      const { edits } = store.getState().cartEdits;
      // What stands beside rows elsewhere is about those rows.
      const known = { cart: cart.items, edits, drafts: {} };
      const { toAdd, leftOut, inCart } = selectTemplateItemsForCart(orderTemplateItems, known);
      const text = [
        ...(leftOut.length > 0 ? [t('leftOut', { count: leftOut.length })] : []),
        ...(inCart > 0 ? [t('inCart', { count: inCart })] : []),
      ].join(' · ');
      if (toAdd.length === 0) {
        // The rows of the template say why.
        if (leftOut.length > 0) navigate(paths.orderTemplate(id));
        toasts.say({ tone: 'info', title: t('nothingAdded', { name }), text });
        return;
      }
      const { undo } = setLines(toCartLines(toAdd));
      toasts.say({
        tone: 'good',
        title: t('added', { count: toAdd.length, name }),
        text: text === '' ? undefined : text,
        action: { label: t('undo'), onAction: undo },
      });
      navigate(paths.cart);
    } catch {
      toasts.say({ tone: 'error', title: t('orderFailed', { name }) });
    } finally {
      setBusyId(undefined);
    }
  };
  return { order, busyId };
};
