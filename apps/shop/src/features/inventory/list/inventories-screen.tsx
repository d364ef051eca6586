import { useGateway, useFeatures } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconFileSpreadsheet, IconPlus, IconShoppingCart, IconTrash } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counts } from '../count/use-counts';
import type { CountSending } from '../count/use-send-counts';
import type { InventoryListState } from '../data/inventory-queries';
import { PageActions } from '../page-actions';
import { ProposalDialog } from '../replenishment/proposal-dialog';
import { ExportDialog } from './export-dialog';
import styles from './inventory-list.module.css';
import { InventoryTable } from './inventory-table';
import { OpenCounts } from './open-counts';

/** What the list takes. */
export interface InventoriesScreenProps {
  readonly place: InventoryListState;
  readonly onPlaceChange: (place: InventoryListState) => void;
  readonly counts: Counts;
  readonly sending: CountSending;
  readonly onStart: () => void;
  readonly onContinue: (countId: string) => void;
  readonly onOpen: (inventoryId: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The inventories of the customer: to begin one, to look at, to export, to order from. */
export const InventoriesScreen = (props: InventoriesScreenProps): ReactNode => {
  const { place, onPlaceChange, counts, sending, onStart, onContinue, onOpen } = props;
  const { t } = useTranslation('inventory');
  const { deletedInventories } = useGateway().paths;
  // What is missing is by how much a template says there should be.
  const canPropose = useFeatures()('ORDER_TEMPLATES');
  const [selected, setSelected] = useState(NONE);
  const [dialog, setDialog] = useState<'EXPORT' | 'PROPOSAL'>();
  const close = () => {
    setDialog(undefined);
  };
  const count = selected.size;
  const start = (
    <Button variant="filled" icon={<IconPlus size={18} />} onClick={onStart}>
      {t('start')}
    </Button>
  );
  return (
    <div className={styles['screen']}>
      <PageTitle
        actions={
          <PageActions
            primary={
              count > 0 && canPropose ? (
                <Button
                  variant="filled"
                  icon={<IconShoppingCart size={18} />}
                  onClick={() => {
                    setDialog('PROPOSAL');
                  }}
                >
                  {t('reorderChosen', { count })}
                </Button>
              ) : (
                start
              )
            }
          >
            {count === 0 && deletedInventories !== undefined && (
              <Button
                variant="quiet"
                icon={<IconTrash size={18} />}
                render={({ className, children }) => (
                  <Link className={className} href={deletedInventories}>
                    {children}
                  </Link>
                )}
              >
                {t('toDeleted')}
              </Button>
            )}
            <Button
              icon={<IconFileSpreadsheet size={18} />}
              onClick={() => {
                setDialog('EXPORT');
              }}
            >
              {count === 0 ? t('excel') : t('excelChosen', { count })}
            </Button>
          </PageActions>
        }
      >
        {t('title')}
      </PageTitle>
      <OpenCounts counts={counts} sending={sending} onContinue={onContinue} />
      <InventoryTable
        state="PRESENT"
        place={place}
        onPlaceChange={(next) => {
          setSelected(NONE);
          onPlaceChange(next);
        }}
        onOpen={({ id }) => {
          onOpen(id);
        }}
        selection={{ selected, onChange: setSelected }}
        start={start}
      />
      {dialog === 'EXPORT' && <ExportDialog chosen={[...selected]} onClose={close} />}
      {dialog === 'PROPOSAL' && <ProposalDialog inventoryIds={[...selected]} onClose={close} />}
    </div>
  );
};
