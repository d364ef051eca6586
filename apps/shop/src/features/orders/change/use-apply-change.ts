import { changeOrder } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { orderKey } from '@gastroshop/storefront/checkout';
import { SCOPE_KEY, useShop } from '@gastroshop/storefront/shop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OrderDraft, toOrderChange } from './order-draft';

/** Takes a change over, exactly once: a repetition after a lost answer carries the same key. */
export const useApplyChange = (order: Order, onApplied: (order: Order) => void) => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: OrderDraft) =>
      changeOrder(client, {
        tenant: scope.tenant,
        customerId: scope.customerId,
        orderId: order.id,
        change: toOrderChange(draft),
        idempotencyKey: draft.key,
      }),
    onSuccess: (changed) => {
      queryClient.setQueryData(orderKey(scope, order.id), changed);
      void queryClient.invalidateQueries({ queryKey: [SCOPE_KEY] });
      onApplied(changed);
    },
    // The order may be another one by now.
    onError: () => queryClient.invalidateQueries({ queryKey: orderKey(scope, order.id) }),
  });
};
