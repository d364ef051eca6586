import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './row-card.module.css';
import { RowStatus } from './row-status';
import type { UploadRow } from './upload-row';

/** What a row on the phone takes. */
export interface RowCardProps {
  /** The row. */
  readonly row: UploadRow;
  /** Names of the file's columns. */
  readonly columns: readonly string[];
}

/** A row of an uploaded file as a card. */
export const RowCard = ({ row: { line, cells, problem }, columns }: RowCardProps): ReactNode => {
  const { t } = useTranslation('ui-upload');
  return (
    <div className={styles['card']}>
      <strong className={styles['line']}>
        {t('line')} {line}
      </strong>
      <span className={styles['cells']}>
        {columns.map((column, index) => (
          <span key={column}>
            <span className={styles['name']}>{column}:</span> {cells[index] ?? ''}
          </span>
        ))}
      </span>
      <RowStatus problem={problem} />
    </div>
  );
};
