import type { Receipt } from '@gastroshop/api-contract';
import type { ReceiptsTab } from '@gastroshop/identity';
import { formatLongDate, formatPrice, type Locale } from '@gastroshop/i18n';
import { IconButton } from '@gastroshop/ui/button';
import { IconDownload, IconEye } from '@gastroshop/ui/icons';
import { type DataTableColumn, TruncatedText } from '@gastroshop/ui/table';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import styles from './receipts-view.module.css';
import type { ReceiptFiles } from './use-receipt-files';

/** What the cells of the list need. */
export interface ReceiptCells {
  readonly t: TFunction<'receipts'>;
  readonly locale: Locale;
  readonly tab: ReceiptsTab;
  readonly withPrices: boolean;
  readonly files: ReceiptFiles;
}

/** A receipt as people call it. */
export const receiptName = (
  { documentNumber }: Receipt,
  { t, tab }: Pick<ReceiptCells, 't' | 'tab'>,
): string => `${t(`oneOf${tab}`)} ${documentNumber}`;

const dayOf = ({ date }: Receipt, locale: Locale): string =>
  formatLongDate(date.slice(0, 10), locale, { weekday: 'short', month: 'short' });

const Actions = ({
  receipt,
  cells,
}: {
  readonly receipt: Receipt;
  readonly cells: ReceiptCells;
}): ReactNode => {
  const { t, files } = cells;
  const name = receiptName(receipt, cells);
  return (
    <span className={styles['actions']}>
      <IconButton
        label={t('viewOne', { name })}
        icon={<IconEye size={18} />}
        onClick={() => {
          files.view(receipt);
        }}
      />
      <IconButton
        label={t('saveOne', { name })}
        icon={<IconDownload size={18} />}
        onClick={() => {
          files.save([receipt]);
        }}
      />
    </span>
  );
};

/** The columns of the list of receipts; the backend sorts by the date alone. */
export const receiptColumns = (cells: ReceiptCells): readonly DataTableColumn<Receipt>[] => {
  const { t, locale, tab, withPrices, files } = cells;
  const columns: readonly DataTableColumn<Receipt>[] = [
    {
      key: 'date',
      header: t('date'),
      width: '152px',
      sortable: true,
      cell: (receipt) => dayOf(receipt, locale),
    },
    {
      key: 'number',
      header: t('number'),
      width: 'minmax(140px, 1fr)',
      cell: (receipt) => (
        <button
          type="button"
          className={styles['number']}
          onClick={() => {
            files.view(receipt);
          }}
        >
          {receipt.documentNumber}
        </button>
      ),
    },
    {
      key: 'information',
      header: t('information'),
      width: 'minmax(120px, 2fr)',
      cell: ({ information = '' }) => <TruncatedText text={information} />,
    },
    {
      key: 'total',
      header: t('total'),
      width: '128px',
      align: 'end',
      cell: ({ total }) =>
        total === undefined ? null : <strong className={styles['total']}>{formatPrice(total)}</strong>,
    },
    {
      key: 'actions',
      header: '',
      width: '104px',
      align: 'end',
      cell: (receipt) => <Actions receipt={receipt} cells={cells} />,
    },
  ];
  // Delivery notes tell no amounts.
  return withPrices && tab !== 'delivery-note' ? columns : columns.filter(({ key }) => key !== 'total');
};

/** A receipt in the list of a phone. */
export const ReceiptCard = ({
  receipt,
  cells,
}: {
  readonly receipt: Receipt;
  readonly cells: ReceiptCells;
}): ReactNode => (
  <div className={styles['card']}>
    <div className={styles['words']}>
      <span className={styles['line']}>
        <strong className={styles['name']}>{receipt.documentNumber}</strong>
        {cells.withPrices && receipt.total !== undefined && (
          <span className={styles['total']}>{formatPrice(receipt.total)}</span>
        )}
      </span>
      <span className={styles['small']}>{dayOf(receipt, cells.locale)}</span>
      {receipt.information !== undefined && (
        <span className={styles['small']} title={receipt.information}>
          {receipt.information}
        </span>
      )}
    </div>
    <Actions receipt={receipt} cells={cells} />
  </div>
);
