import type { Inventory } from '@gastroshop/api-contract';
import type { InventoryAction, InventoryState } from '@gastroshop/domain/inventory';
import { inventoryAction } from '@gastroshop/domain/inventory';
import type { Locale } from '@gastroshop/i18n';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconRotateClockwise, IconTrash } from '@gastroshop/ui/icons';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../format-date-time';
import styles from './inventory-list.module.css';

/** What the cells of a list need. */
export interface InventoryCells {
  readonly t: TFunction<'inventory'>;
  readonly locale: Locale;
  readonly state: InventoryState;
  readonly onChange: (inventory: Inventory, action: InventoryAction) => void;
  readonly onOpen: (inventory: Inventory) => void;
}

/** An inventory as people call it. */
export const inventoryName = (
  { createdAt, inventoryLocation }: Pick<Inventory, 'createdAt' | 'inventoryLocation'>,
  { t, locale }: Pick<InventoryCells, 't' | 'locale'>,
): string =>
  [t('one', { day: formatDate(createdAt, locale) }), inventoryLocation]
    .filter((part) => part !== undefined)
    .join(', ');

/** How many lines an inventory has, in words. */
export const itemCountText = (
  { numberOfRegularItems, numberOfNonWebshopItems }: Inventory,
  { t }: Pick<InventoryCells, 't'>,
): readonly string[] => [
  t('position', { count: numberOfRegularItems + numberOfNonWebshopItems }),
  ...(numberOfNonWebshopItems > 0 ? [t('foreign', { count: numberOfNonWebshopItems })] : []),
];

const Change = ({
  inventory,
  cells,
}: {
  readonly inventory: Inventory;
  readonly cells: InventoryCells;
}): ReactNode => {
  const { t, state, onChange } = cells;
  const action = inventoryAction(state);
  const name = inventoryName(inventory, cells);
  const change = () => {
    onChange(inventory, action);
  };
  return action === 'DELETE' ? (
    <IconButton label={t('delete', { name })} icon={<IconTrash size={18} />} onClick={change} />
  ) : (
    <Button
      size="small"
      icon={<IconRotateClockwise size={16} />}
      label={t('recoverOne', { name })}
      onClick={change}
    >
      {t('recover')}
    </Button>
  );
};

const Opening = ({
  inventory,
  cells: { locale, onOpen },
}: {
  readonly inventory: Inventory;
  readonly cells: InventoryCells;
}): ReactNode => (
  <button
    type="button"
    className={styles['name']}
    onClick={() => {
      onOpen(inventory);
    }}
  >
    {formatDateTime(inventory.createdAt, locale)}
  </button>
);

/** The columns of a list of inventories; the backend sorts by the time alone. */
export const inventoryColumns = (cells: InventoryCells): readonly DataTableColumn<Inventory>[] => {
  const { t, state } = cells;
  return [
    {
      key: 'date',
      header: t('date'),
      width: '196px',
      sortable: true,
      cell: (inventory) => <Opening inventory={inventory} cells={cells} />,
    },
    {
      key: 'place',
      header: t('place'),
      width: 'minmax(160px, 2fr)',
      cell: ({ inventoryLocation, comment = '' }) => (
        <div className={styles['cell']}>
          <TruncatedText text={inventoryLocation ?? t('noPlace')} />
          {comment !== '' && (
            <span className={styles['small']}>
              <TruncatedText text={comment} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'positions',
      header: t('positions'),
      width: 'minmax(120px, 1fr)',
      cell: (inventory) => {
        const [positions, foreign] = itemCountText(inventory, cells);
        return (
          <div className={styles['cell']}>
            <span>{positions}</span>
            {foreign !== undefined && (
              <span className={styles['small']}>
                <TruncatedText text={foreign} />
              </span>
            )}
          </div>
        );
      },
    },
    {
      key: 'who',
      header: t('who'),
      width: 'minmax(96px, 1fr)',
      cell: ({ createdBy }) => <TruncatedText text={createdBy} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      headerHidden: true,
      width: state === 'DELETED' ? '176px' : '60px',
      align: 'end',
      cell: (inventory) => <Change inventory={inventory} cells={cells} />,
    },
  ];
};

/** An inventory in the list of a phone. */
export const InventoryCard = ({
  inventory,
  cells,
}: {
  readonly inventory: Inventory;
  readonly cells: InventoryCells;
}): ReactNode => {
  const { t } = cells;
  const { inventoryLocation, comment, createdBy } = inventory;
  const place = [inventoryLocation ?? t('noPlace'), comment].filter((part) => part !== undefined).join(' · ');
  const counted = [...itemCountText(inventory, cells), t('by', { name: createdBy })].join(' · ');
  return (
    <div className={styles['card']}>
      <div className={styles['words']}>
        <Opening inventory={inventory} cells={cells} />
        <span className={styles['line']} title={place}>
          {place}
        </span>
        <span className={styles['small']} title={counted}>
          {counted}
        </span>
      </div>
      <Change inventory={inventory} cells={cells} />
    </div>
  );
};
