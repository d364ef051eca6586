import { useGateway, usePageTitle } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconArrowLeft } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InventoryDetail } from '../detail/inventory-detail';
import { formatInventory, parseInventory } from '../inventory-address';
import styles from './inventory-list.module.css';
import { InventoryTable } from './inventory-table';

/** What the page of the deleted inventories takes. */
export interface DeletedInventoriesViewProps {
  /** The search part of the address. */
  readonly address: string;
  readonly onAddressChange: (address: string) => void;
}

/** The deleted inventories; each can be looked at and brought back (INV-1). */
export const DeletedInventoriesView = (props: DeletedInventoriesViewProps): ReactNode => {
  const { address, onAddressChange } = props;
  const { t } = useTranslation('inventory');
  const { inventories, home } = useGateway().paths;
  const place = parseInventory(address);
  usePageTitle(t('deletedTitle'));
  if (place.inventoryId !== undefined)
    return (
      <InventoryDetail
        key={place.inventoryId}
        inventoryId={place.inventoryId}
        state="DELETED"
        onBack={() => {
          onAddressChange(formatInventory({ ...place, inventoryId: undefined }));
        }}
      />
    );
  return (
    <div className={styles['screen']}>
      <PageTitle
        actions={
          <Button
            icon={<IconArrowLeft size={18} />}
            render={({ className, children }) => (
              <Link className={className} href={inventories ?? home}>
                {children}
              </Link>
            )}
          >
            {t('toList')}
          </Button>
        }
      >
        {t('deletedTitle')}
      </PageTitle>
      <InventoryTable
        state="DELETED"
        place={place}
        onPlaceChange={(next) => {
          onAddressChange(formatInventory(next));
        }}
        onOpen={({ id }) => {
          onAddressChange(formatInventory({ ...place, inventoryId: id }));
        }}
      />
    </div>
  );
};
