import { deleteOrderTemplateItem, putOrderTemplate, putOrderTemplateItem } from '@gastroshop/api-client';
import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { bodyOf, toItemBody, type TemplateFormValues } from '@gastroshop/storefront/templates';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateChanges } from '../data/use-template-changes';
import { MAX_SINGLE_UPDATES, moveItem, respacePositions } from './move-item';
import { lineName } from './template-line';

/** What the owner of a template does with it; the same functions as long as the template is the same one. */
export interface TemplateActions {
  readonly rename: (draft: TemplateFormValues) => void;
  /** Sets a line; amount 0 takes it off. */
  readonly setItem: (item: OrderTemplateItem) => void;
  /** Takes a line off, with a way back. */
  readonly removeItem: (item: OrderTemplateItem) => void;
  /** Forgets an article that is not sold any more. */
  readonly forget: (sku: string) => void;
  readonly move: (template: OrderTemplate, from: number, to: number) => void;
}

const byPlace = (one: OrderTemplateItem, other: OrderTemplateItem): number =>
  (one.position ?? 0) - (other.position ?? 0);

const withItem = (template: OrderTemplate, item: OrderTemplateItem): OrderTemplate => {
  const { orderTemplateItems: items } = template;
  const known = items.some(({ productSku }) => productSku === item.productSku);
  return {
    ...template,
    orderTemplateItems: known
      ? items.map((one) => (one.productSku === item.productSku ? item : one))
      : [...items, item].toSorted(byPlace),
  };
};

const without = (template: OrderTemplate, sku: string): OrderTemplate => ({
  ...template,
  orderTemplateItems: template.orderTemplateItems.filter(({ productSku }) => productSku !== sku),
  removedProducts: template.removedProducts.filter((gone) => gone.sku !== sku),
});

/** What the owner of a template does with it. */
export const useTemplateActions = (orderTemplateId: string): TemplateActions => {
  const { t } = useTranslation('order-template');
  const toasts = useToasts();
  const { client, gateway } = useShop();
  const { tenant, customerId } = gateway.scope;
  const change = useTemplateChanges(orderTemplateId);
  return useMemo(() => {
    const place = { tenant, customerId, orderTemplateId };
    const put = (item: OrderTemplateItem) =>
      putOrderTemplateItem(client, { ...place, item: toItemBody(item) });
    const setItem = (item: OrderTemplateItem) => {
      change({ shown: (template) => withItem(template, item), send: () => put(item) });
    };
    const takeOff = (sku: string) => {
      change({
        shown: (template) => without(template, sku),
        send: () => deleteOrderTemplateItem(client, { ...place, item: { productSku: sku } }),
      });
    };
    const removeItem = (item: OrderTemplateItem) => {
      takeOff(item.productSku);
      toasts.say({
        tone: 'info',
        title: t('removed'),
        text: lineName(item),
        action: {
          label: t('undo'),
          onAction: () => {
            setItem(item);
          },
        },
      });
    };
    return {
      rename: (draft) => {
        const body = bodyOf(draft);
        change({
          shown: (template) => ({ ...template, ...body }),
          send: () => putOrderTemplate(client, { ...place, body }),
        });
      },
      setItem,
      removeItem,
      forget: takeOff,
      move: ({ name, orderTemplateItems, removedProducts }, from, to) => {
        const { items, changed } = moveItem(orderTemplateItems, from, to);
        // Sending the whole list would take articles off it that are not sold any more.
        const singly = changed.length <= MAX_SINGLE_UPDATES || removedProducts.length > 0;
        const moved = singly ? items : respacePositions(items);
        change({
          shown: (template) => ({ ...template, orderTemplateItems: moved }),
          send: async () => {
            if (!singly) {
              const body = { name, orderTemplateItems: moved.map(toItemBody) };
              await putOrderTemplate(client, { ...place, body });
              return;
            }
            for (const item of changed) await put(item);
          },
        });
      },
    };
  }, [client, tenant, customerId, orderTemplateId, change, toasts, t]);
};
