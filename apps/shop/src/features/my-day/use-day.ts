import { useDue } from '@gastroshop/storefront/catalogue';
import { useNow, useToday } from '@gastroshop/storefront/delivery';
import { useShop, useFeatures } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boughtQuery, dayTemplatesQuery, lastInventoryQuery, latestOrdersQuery } from './day-queries';
import { openOrders, type OpenOrder } from './orders-of-day';
import type { QuickCellsInput } from './quick-cells';
import { templateOfDay } from './template-of-day';
import { useOrderToRepeat } from './use-order-to-repeat';

/** What the page of the day is made from. */
export interface Day {
  readonly quick: QuickCellsInput;
  /** Undefined while they are not known. */
  readonly open: readonly OpenOrder[] | undefined;
  /** Epoch milliseconds by the backend's clock. */
  readonly now: number;
}

const useTemplateOfDay = (): QuickCellsInput['found'] => {
  const { client, gateway } = useShop();
  const today = useToday();
  const has = useFeatures()('ORDER_TEMPLATES');
  const templates = useQuery({
    ...dayTemplatesQuery(client, gateway.scope),
    enabled: has && gateway.scope.customerId !== '',
  });
  const skus = useMemo(
    () => [
      ...new Set(
        templates.data?.flatMap(({ orderTemplateItems }) =>
          orderTemplateItems.map(({ productSku }) => productSku),
        ),
      ),
    ],
    [templates.data],
  );
  const bought = useQuery(boughtQuery(client, gateway.scope, skus));
  return useMemo(() => {
    if (templates.isError || !has) return null;
    const isKnown = templates.data !== undefined && (skus.length === 0 || !bought.isPending);
    return isKnown ? (templateOfDay(templates.data, bought.data ?? [], today) ?? null) : undefined;
  }, [has, templates.isError, templates.data, skus, bought.isPending, bought.data, today]);
};

/** What is asked for the page of the day; what cannot be had is left out, the rest stands (ERR-5). */
export const useDay = (): Day => {
  const { client, gateway } = useShop();
  const now = useNow();
  const { data: orders, isError } = useQuery(latestOrdersQuery(client, gateway.scope));
  const order = useOrderToRepeat();
  const hasInventory = useFeatures()('INVENTORY');
  const inventory = useQuery({
    ...lastInventoryQuery(client, gateway.scope),
    enabled: hasInventory && gateway.scope.customerId !== '',
  });
  const due = useDue(true)?.products.length;
  const found = useTemplateOfDay();
  return {
    quick: { order, due, found, inventory: inventory.isError || !hasInventory ? null : inventory.data },
    open: isError ? [] : orders && openOrders(orders, now),
    now,
  };
};
