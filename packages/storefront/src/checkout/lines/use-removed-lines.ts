import type { Cart } from '@gastroshop/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { cartKey } from '../../cart';
import { useGateway } from '../../shop';
import type { RemovedLine } from './checkout-line';

/** What was taken out on this page. */
export interface RemovedLines {
  readonly removed: readonly RemovedLine[];
  /** Keeps the place of a line that is about to be taken out. */
  readonly keep: (sku: string) => void;
  /** Lets a line that was taken out go from the page. */
  readonly forget: (sku: string) => void;
}

/** Remembers what was taken out on this page and where it stood, so that it can come back there. */
export const useRemovedLines = (): RemovedLines => {
  const queryClient = useQueryClient();
  const { scope } = useGateway();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const keep = useCallback(
    (sku: string) => {
      const items = queryClient.getQueryData<Cart>(cartKey(scope))?.items ?? [];
      const place = items.findIndex((item) => item.sku === sku);
      const item = items[place];
      if (item === undefined) return;
      const line = { item, below: items[place - 1]?.sku };
      setRemoved((before) => [...before.filter((other) => other.item.sku !== sku), line]);
    },
    [queryClient, scope],
  );
  const forget = useCallback((sku: string) => {
    setRemoved((before) => before.filter(({ item }) => item.sku !== sku));
  }, []);
  return { removed, keep, forget };
};
