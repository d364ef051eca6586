import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox, DataTable, type LayoutVariant } from '../table';
import { RowCard } from './row-card';
import { rowColumns } from './row-columns';
import styles from './rows-preview.module.css';
import type { UploadRow } from './upload-row';

/** What the rows of an uploaded file take. */
export interface RowsPreviewProps {
  /** Names of the file's columns; the same array in each render. */
  readonly columns: readonly string[];
  /** The rows in the order of the file. */
  readonly rows: readonly UploadRow[];
  /** Whether the file is still being read. */
  readonly loading?: boolean | undefined;
  /** Which shape to take; by the width of the window if missing. */
  readonly shape?: LayoutVariant | undefined;
}

const keyOf = ({ line }: UploadRow): string => String(line);

/** The rows of an uploaded file before anything is done with them, with what is wrong in each. */
export const RowsPreview = ({ columns, rows, loading, shape }: RowsPreviewProps): ReactNode => {
  const { t } = useTranslation('ui-upload');
  const [onlyProblems, setOnlyProblems] = useState(false);
  const problems = rows.filter(({ problem }) => problem !== undefined);
  const heads = useMemo(() => rowColumns(columns, t), [columns, t]);
  const card = useMemo(
    () =>
      (row: UploadRow): ReactNode => <RowCard row={row} columns={columns} />,
    [columns],
  );
  return (
    <section>
      <div className={styles['bar']}>
        <p role="status" className={styles['summary']}>
          {loading === true ? t('reading') : t('summary', { count: rows.length })}
          {problems.length > 0 && (
            <span className={styles['problems']}>, {t('problems', { count: problems.length })}</span>
          )}
        </p>
        {problems.length > 0 && (
          <label className={styles['only']}>
            <CheckBox
              checked={onlyProblems}
              onChange={(event) => {
                setOnlyProblems(event.target.checked);
              }}
            />
            {t('onlyProblems')}
          </label>
        )}
      </div>
      <DataTable
        label={t('rows')}
        columns={heads}
        rows={onlyProblems && problems.length > 0 ? problems : rows}
        rowKey={keyOf}
        rowLabel={({ line }) => `${t('line')} ${line}`}
        rowHeight={52}
        card={card}
        cardHeight={132}
        shape={shape}
        loading={loading}
        empty={<p className={styles['empty']}>{t('noRows')}</p>}
      />
    </section>
  );
};
