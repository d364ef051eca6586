import { type Client, previewOrderChange } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { draftSize, type OrderDraft, toOrderChange } from './order-draft';

/** The order as a draft would make it; nothing is asked for a draft that changes nothing. */
export const previewQuery = (client: Client, scope: ShopScope, order: Order, draft: OrderDraft) =>
  queryOptions({
    queryKey: scopedKey(scope, 'order-preview', order.id, order.revision, toOrderChange(draft)),
    queryFn: ({ signal }) =>
      previewOrderChange(
        client,
        {
          tenant: scope.tenant,
          customerId: scope.customerId,
          orderId: order.id,
          change: toOrderChange(draft),
        },
        { signal },
      ),
    enabled: draftSize(draft) > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
