import type { Inventory } from '@gastroshop/api-contract';
import type { InventoryState } from '@gastroshop/domain/inventory';
import { useLocale } from '@gastroshop/i18n/react';
import { AsOf } from '@gastroshop/storefront/offline';
import { ListPages, usePageSize, useShop } from '@gastroshop/storefront/shop';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { DataTable, type TableSelection, useEventCallback } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoriesQuery, type InventoryListState } from '../data/inventory-queries';
import { useDeleteInventory } from '../data/use-delete-inventory';
import { InventoryCard, type InventoryCells, inventoryColumns, inventoryName } from './inventory-cells';
import styles from './inventory-list.module.css';

/** What a list takes. */
export interface InventoryTableProps {
  /** Those present, or the deleted (INV-1). */
  readonly state: InventoryState;
  readonly place: InventoryListState;
  readonly onPlaceChange: (place: InventoryListState) => void;
  readonly onOpen: (inventory: Inventory) => void;
  readonly selection?: TableSelection | undefined;
  /** Ways to start where there is nothing yet. */
  readonly start?: ReactNode;
}

const NONE: readonly Inventory[] = [];
/** Room for place and counter in two lines each. */
const CARD_HEIGHT = 116;

const keyOf = ({ id }: Inventory): string => id;

/** Inventories by page, the latest first. */
export const InventoryTable = (props: InventoryTableProps): ReactNode => {
  const { state, place, onPlaceChange, onOpen, selection, start } = props;
  const { t } = useTranslation('inventory');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const size = usePageSize();
  const query = inventoriesQuery(client, gateway.scope, state, place, size);
  const { data, isError, refetch } = useQuery(query);
  const change = useEventCallback(useDeleteInventory());
  const open = useEventCallback(onOpen);
  const cells = useMemo<InventoryCells>(
    () => ({ t, locale, state, onChange: change, onOpen: open }),
    [t, locale, state, change, open],
  );
  const columns = useMemo(() => inventoryColumns(cells), [cells]);
  const total = data?.page.totalElements ?? 0;
  const words = state === 'DELETED' ? ('noneDeleted' as const) : ('none' as const);
  return (
    <div className={styles['screen']}>
      <AsOf of={[query.queryKey]} />
      <div className={styles['reached']}>
        <DataTable
          label={t(state === 'DELETED' ? 'deletedTitle' : 'title')}
          columns={columns}
          rows={data?.inventories ?? NONE}
          rowKey={keyOf}
          rowLabel={(inventory) => inventoryName(inventory, cells)}
          sort={{ column: 'date', direction: place.direction }}
          onSortChange={({ direction }) => {
            onPlaceChange({ page: 1, direction });
          }}
          selection={selection}
          onOpen={onOpen}
          card={(inventory) => <InventoryCard inventory={inventory} cells={cells} />}
          cardHeight={CARD_HEIGHT}
          loading={data === undefined && !isError}
          error={
            isError && data === undefined ? (
              <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} />
            ) : undefined
          }
          empty={
            <EmptyState title={t(words)} drawing={<CrateDrawing />} actions={start}>
              {t(`${words}Text`)}
            </EmptyState>
          }
        />
        <ListPages
          page={place.page}
          total={total}
          onPage={(page) => {
            onPlaceChange({ ...place, page });
          }}
        />
      </div>
    </div>
  );
};
