import { ResponseError } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import { inventoryAction, type InventoryState } from '@gastroshop/domain/inventory';
import { useLocale } from '@gastroshop/i18n/react';
import { useFeatures, usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { ErrorState, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import {
  IconArrowLeft,
  IconFileSpreadsheet,
  IconListCheck,
  IconRotateClockwise,
  IconShoppingCart,
  IconTrash,
} from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryQuery } from '../data/inventory-queries';
import { useDeleteInventory } from '../data/use-delete-inventory';
import { ExportDialog } from '../list/export-dialog';
import { itemCountText } from '../list/inventory-cells';
import { formatDate, formatDateTime } from '../format-date-time';
import { PageActions } from '../page-actions';
import { ProposalDialog } from '../replenishment/proposal-dialog';
import styles from './inventory-detail.module.css';
import { ItemTable } from './item-table';

/** What an inventory's page takes. */
export interface InventoryDetailProps {
  readonly inventoryId: string;
  /** Whether it is among the deleted. */
  readonly state: InventoryState;
  readonly onBack: () => void;
  /** Counts the same articles anew; missing where nothing is counted. */
  readonly onCountAgain?: ((products: readonly Product[]) => void) | undefined;
}

/** What was counted, and what can become of it: a spreadsheet, the next order, the next stock-taking. */
export const InventoryDetail = (props: InventoryDetailProps): ReactNode => {
  const { inventoryId, state, onBack, onCountAgain } = props;
  const { t } = useTranslation('inventory');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const change = useDeleteInventory();
  const has = useFeatures();
  const [dialog, setDialog] = useState<'EXPORT' | 'PROPOSAL'>();
  const { data, error, refetch, isFetching } = useQuery(inventoryQuery(client, gateway.scope, inventoryId));
  const title = data === undefined ? t('title') : t('one', { day: formatDate(data.createdAt, locale) });
  usePageTitle(title);
  const back = (
    <Button variant="quiet" icon={<IconArrowLeft size={18} />} onClick={onBack}>
      {t('toList')}
    </Button>
  );
  if (data === undefined) {
    if (error === null)
      return (
        <Loading>
          <SkeletonLines count={10} />
        </Loading>
      );
    const isMissing = error instanceof ResponseError && error.status === 404;
    return (
      <ErrorState
        title={t(isMissing ? 'missing' : 'oneFailed')}
        headingLevel={1}
        onRetry={isMissing ? undefined : () => void refetch()}
        retrying={isFetching}
        actions={back}
      />
    );
  }
  const action = inventoryAction(state);
  const close = () => {
    setDialog(undefined);
  };
  return (
    <div className={styles['screen']}>
      <div className={styles['back']}>{back}</div>
      <PageTitle
        actions={
          <PageActions
            primary={
              state === 'PRESENT' && gateway.cart !== undefined && has('ORDER_TEMPLATES') ? (
                <Button
                  variant="filled"
                  icon={<IconShoppingCart size={18} />}
                  onClick={() => {
                    setDialog('PROPOSAL');
                  }}
                >
                  {t('reorder')}
                </Button>
              ) : undefined
            }
          >
            <Button
              icon={action === 'DELETE' ? <IconTrash size={18} /> : <IconRotateClockwise size={18} />}
              onClick={() => {
                change(data, action);
                onBack();
              }}
            >
              {t(action === 'DELETE' ? 'deleteThis' : 'recover')}
            </Button>
            {state === 'PRESENT' && (
              <>
                <Button
                  icon={<IconFileSpreadsheet size={18} />}
                  onClick={() => {
                    setDialog('EXPORT');
                  }}
                >
                  {t('excel')}
                </Button>
                {onCountAgain !== undefined && data.inventoryItems.length > 0 && (
                  <Button
                    icon={<IconListCheck size={18} />}
                    onClick={() => {
                      onCountAgain(data.inventoryItems.flatMap(({ product }) => product ?? []));
                    }}
                  >
                    {t('countAgain')}
                  </Button>
                )}
              </>
            )}
          </PageActions>
        }
      >
        {title}
      </PageTitle>
      <p className={styles['facts']}>
        {[
          formatDateTime(data.createdAt, locale),
          t('by', { name: data.createdBy }),
          data.inventoryLocation,
          ...itemCountText(data, { t }),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
      {data.comment !== undefined && <p className={styles['comment']}>{data.comment}</p>}
      <ItemTable inventory={data} />
      {dialog === 'EXPORT' && <ExportDialog chosen={[inventoryId]} onClose={close} />}
      {dialog === 'PROPOSAL' && <ProposalDialog inventoryIds={[inventoryId]} onClose={close} />}
    </div>
  );
};
