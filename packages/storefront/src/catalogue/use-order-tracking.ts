import type { TrackingSource } from '@gastroshop/api-contract';
import { useCallback } from 'react';
import type { OrderActionListener } from '../product';
import { useTracking } from '../tracking';

const ACTIONS = { ADDED: 'add', CHANGED: 'change', REMOVED: 'remove' } as const;

/** Tells what is ordered in a place of the shop, to services that have the consent for it (TRK-1). */
export const useOrderTracking = (source: TrackingSource): OrderActionListener => {
  const track = useTracking();
  return useCallback(
    (action, sku) => {
      track({ kind: 'action', category: 'cart', source, action: ACTIONS[action], name: sku });
    },
    [track, source],
  );
};
