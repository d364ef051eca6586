import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconButton } from '@gastroshop/ui/button';
import { IconChevronLeft, IconChevronRight } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanRowContext } from './plan-row';
import styles from './plan-table.module.css';

/** What the head takes. */
export interface PlanHeadProps {
  readonly setting: PlanRowContext;
  /** Net euro by day; undefined where prices may not be seen. */
  readonly sums: ReadonlyMap<string, string> | undefined;
  /** In which year the earlier amounts were ordered. */
  readonly earlierYear?: string | undefined;
  /** Shows earlier or later days, where not all are shown. */
  readonly onTurn: (by: 1 | -1) => void;
}

/** The heads of the plan's columns, each day with its sum. Where there are more days than room, they can be turned. */
export const PlanHead = ({ setting, sums, earlierYear, onTurn }: PlanHeadProps): ReactNode => {
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  const { kind, dates, shown, context, phone } = setting;
  const { prices } = context.visibility;
  const first = dates.indexOf(shown[0] ?? '');
  const turns = dates.length > shown.length && (
    <span className={styles['turns']}>
      <IconButton
        small
        label={t('earlierDates')}
        icon={<IconChevronLeft size={16} />}
        disabled={first === 0}
        onClick={() => {
          onTurn(-1);
        }}
      />
      <span>{t('shownDates', { from: first + 1, to: first + shown.length, count: dates.length })}</span>
      <IconButton
        small
        label={t('laterDates')}
        icon={<IconChevronRight size={16} />}
        disabled={first + shown.length >= dates.length}
        onClick={() => {
          onTurn(1);
        }}
      />
    </span>
  );
  if (phone) return turns === false ? null : <div className={styles['phoneTurns']}>{turns}</div>;
  return (
    <div
      className={styles['head']}
      data-kind={kind}
      data-without-prices={prices ? undefined : true}
      aria-hidden={turns === false || undefined}
    >
      {kind === 'list' && <span />}
      <span>
        {t('article')}
        {turns}
      </span>
      {kind === 'list' && <span className={styles['end']}>{t('earlier', { year: earlierYear ?? '' })}</span>}
      {prices && kind === 'list' && <span className={styles['end']}>{t('price')}</span>}
      <span>{kind === 'list' ? '' : t('unit')}</span>
      {shown.map((date) => {
        const sum = sums?.get(date);
        return (
          <span key={date} className={styles['date']}>
            <strong>{formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false })}</strong>
            {kind === 'cart' && sum !== undefined && <small>{sum}</small>}
          </span>
        );
      })}
      {prices && <span className={styles['end']}>{t(kind === 'list' ? 'saving' : 'sum')}</span>}
      {kind === 'cart' && <span />}
    </div>
  );
};
