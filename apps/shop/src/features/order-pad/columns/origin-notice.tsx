import { Button } from '@gastroshop/ui/button';
import { IconFileSpreadsheet } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { headingOf } from './column-answer';
import styles from './origin-notice.module.css';
import { SheetChoice } from './sheet-choice';
import type { Origin } from './use-arrivals';

/** What the notice takes. */
export interface OriginNoticeProps {
  readonly origin: Origin;
  readonly onChange: () => void;
  /** Reads another sheet, in the place of this one or beside it. */
  readonly onSheet: (sheet: number, instead: boolean) => void;
}

/** Says which file, sheet and column the lines come from, with the ways to another reading. */
export const OriginNotice = ({ origin, onChange, onSheet }: OriginNoticeProps): ReactNode => {
  const { t } = useTranslation('order-pad-columns');
  const { arrival, reading, asked, answer } = origin;
  const { document, name } = arrival;
  const { table, lines } = reading;
  const sheets = document.sheets ?? [];
  const current = arrival.sheet ?? (document.sheets === undefined ? undefined : document.chosen);
  const days = answer !== undefined && answer !== 'NONE' && answer.mode === 'EACH' ? answer.columns : [];
  const headings = (days.length > 0 ? days : (table?.amountColumns ?? [])).map(
    (column) => headingOf(reading, column) ?? t('column', { number: column + 1 }),
  );
  const list = headings.map((each) => t('quoted', { text: each }));
  const [heading] = headings;
  if (name === undefined && asked === undefined) return null;
  const count = lines.filter(({ status }) => status !== 'NOISE' && status !== 'NOT_ORDERED').length;
  const words = [
    t('noticeLines', { count }),
    ...(headings.length > 1
      ? [
          days.length > 0
            ? t('noticeDays', { headings: list.join(', ') })
            : t('noticeColumns', { headings: list.join(' + ') }),
        ]
      : heading === undefined
        ? []
        : [t('noticeColumn', { heading })]),
  ].join(', ');
  return (
    <div className={styles['notice']} role="status">
      <IconFileSpreadsheet size={20} className={styles['sign']} />
      <span className={styles['words']}>
        {name === undefined ? (
          t('noticePasted')
        ) : (
          <>
            {t('noticeFile')} <strong>{name}</strong>
            {sheets.length > 1 && t('noticeSheet')}
          </>
        )}
      </span>
      {sheets.length > 1 && current !== undefined && (
        <SheetChoice sheets={sheets} current={current} onSheet={onSheet} />
      )}
      <span className={styles['detail']}>{words}</span>
      {asked !== undefined && (
        <span className={styles['ways']}>
          <Button size="small" variant="quiet" onClick={onChange}>
            {t('change')}
          </Button>
        </span>
      )}
    </div>
  );
};
