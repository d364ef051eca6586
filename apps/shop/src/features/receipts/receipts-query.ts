import { type Client, getReceipts } from '@gastroshop/api-client';
import type { DocumentType } from '@gastroshop/api-contract';
import type { ReceiptsTab } from '@gastroshop/identity';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import type { PageSize } from '@gastroshop/ui/table';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReceiptsState } from './receipts-address';

/** What the backend calls the documents of a tab. */
const DOCUMENT_TYPE_OF = {
  invoice: 'invoice',
  'delivery-note': 'deliverynote',
  'credit-memo': 'creditmemo',
  order: 'order',
} as const satisfies Readonly<Record<ReceiptsTab, DocumentType>>;

/** A page of receipts of one kind. */
export const receiptsQuery = (
  client: Client,
  scope: ShopScope,
  { tab, page, direction }: ReceiptsState,
  size: PageSize,
) =>
  queryOptions({
    queryKey: scopedKey(scope, 'receipts', tab, direction, page, size),
    queryFn: ({ signal }) =>
      getReceipts(
        client,
        {
          tenant: scope.tenant,
          customerId: scope.customerId,
          type: DOCUMENT_TYPE_OF[tab],
          pageNumber: page - 1,
          pageSize: size,
          sortDirection: direction,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: scope.customerId !== '',
  });
