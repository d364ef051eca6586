import type { InventoryItem } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inventoriesQuery, inventoryQuery } from '../data/inventory-queries';

/** What was counted of an article the last time. */
export interface PreviousCount {
  readonly quantity: InventoryItem['capturedQuantity'];
  readonly unit: string;
  /** Moment. */
  readonly countedAt: string;
}

const FIRST = { page: 1, direction: 'desc' } as const;

/** What the latest inventory says of each article, by sku: what is missing is seen before anybody counts twice. */
export const useLastCounts = (): ReadonlyMap<string, PreviousCount> => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const { data: list } = useQuery(inventoriesQuery(client, scope, 'PRESENT', FIRST, DEFAULT_PAGE_SIZE));
  const { data } = useQuery(inventoryQuery(client, scope, list?.inventories[0]?.id ?? ''));
  return useMemo(
    () =>
      new Map(
        data?.inventoryItems.map(({ productSku, capturedQuantity, capturedUnit }) => [
          productSku,
          { quantity: capturedQuantity, unit: capturedUnit, countedAt: data.createdAt },
        ]),
      ),
    [data],
  );
};
