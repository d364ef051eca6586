import type { Receipt } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { availableReceiptsTabs, type ReceiptsTab } from '@gastroshop/identity';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { ListPages, usePageSize, usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Tabs } from '@gastroshop/ui/disclosure';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconDownload } from '@gastroshop/ui/icons';
import { DataTable } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiptCard, receiptColumns, receiptName, type ReceiptCells } from './receipt-columns';
import { formatReceipts, parseReceipts, type ReceiptsState } from './receipts-address';
import { receiptsQuery } from './receipts-query';
import styles from './receipts-view.module.css';
import { useReceiptFiles } from './use-receipt-files';

/** What the receipts take. */
export interface ReceiptsViewProps {
  /** The search part of the address, which says which receipts. */
  readonly address: string;
  /** Goes to other receipts, by the search part of their address. */
  readonly onAddressChange: (address: string) => void;
}

const NONE: ReadonlySet<string> = new Set();
const NO_RECEIPTS: readonly Receipt[] = [];

const keyOf = ({ id }: Receipt): string => id;

/** Invoices, delivery notes, credit notes and order receipts, to look at and to save, several at once. */
export const ReceiptsView = ({ address, onAddressChange }: ReceiptsViewProps): ReactNode => {
  const { t } = useTranslation('receipts');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { prices: withPrices } = usePriceVisibility();
  const size = usePageSize();
  const state = useMemo(() => parseReceipts(address, withPrices), [address, withPrices]);
  const { data, isFetching, isError, refetch } = useQuery(receiptsQuery(client, gateway.scope, state, size));
  const receipts = data?.receipts ?? NO_RECEIPTS;
  const total = data?.page.totalElements ?? 0;
  const [selected, setSelected] = useState(NONE);
  const files = useReceiptFiles();
  const cells: ReceiptCells = { t, locale, tab: state.tab, withPrices, files };
  const chosen = receipts.filter(({ id }) => selected.has(id));
  const change = (next: Partial<ReceiptsState>) => {
    setSelected(NONE);
    onAddressChange(formatReceipts({ ...state, page: 1, ...next }));
  };
  usePageTitle(t('title'));
  const list = (
    <div className={styles['reached']}>
      <DataTable
        label={t(state.tab)}
        columns={receiptColumns(cells)}
        rows={receipts}
        rowKey={keyOf}
        rowLabel={(receipt) => receiptName(receipt, cells)}
        sort={{ column: 'date', direction: state.direction }}
        onSortChange={({ direction }) => {
          change({ direction });
        }}
        selection={{ selected, onChange: setSelected }}
        onOpen={files.view}
        card={(receipt) => <ReceiptCard receipt={receipt} cells={cells} />}
        cardHeight={92}
        loading={isFetching}
        error={
          isError && data === undefined ? (
            <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState title={t('none')} drawing={<CrateDrawing />}>
            {t('noneText')}
          </EmptyState>
        }
      />
      <ListPages
        page={state.page}
        total={total}
        onPage={(page) => {
          change({ page });
        }}
      />
    </div>
  );
  return (
    <div className={styles['screen']}>
      <PageTitle
        actions={
          <>
            {files.progress !== undefined && (
              <span role="status" className={styles['progress']}>
                {t('saving', { ...files.progress })}
              </span>
            )}
            {chosen.length > 0 && (
              <Button
                variant="filled"
                icon={<IconDownload size={18} />}
                disabled={files.progress !== undefined}
                onClick={() => {
                  files.save(chosen);
                }}
              >
                {t('saveChosen', { count: chosen.length })}
              </Button>
            )}
          </>
        }
      >
        {t('title')}
      </PageTitle>
      <Tabs
        label={t('kinds')}
        selected={state.tab}
        onSelect={(key) => {
          const tab: ReceiptsTab | undefined = availableReceiptsTabs(withPrices).find((one) => one === key);
          if (tab !== undefined) change({ tab });
        }}
        tabs={availableReceiptsTabs(withPrices).map((tab) => ({ key: tab, label: t(tab), content: list }))}
      />
    </div>
  );
};
