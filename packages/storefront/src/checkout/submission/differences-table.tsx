import type { OrderDifference } from '@gastroshop/api-contract';
import { PRODUCT_STATUSES } from '@gastroshop/domain/product';
import { isCalendarDate } from '@gastroshop/domain/calendar';
import { formatLongDate, formatNumber, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useKeyboardScroll } from '@gastroshop/ui/scroll';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './submission-rejection.module.css';

/** What the table takes. */
export interface DifferencesTableProps {
  readonly differences: readonly OrderDifference[];
  /** Names an article. */
  readonly nameOf: (sku: string) => string;
}

/** What differs from what the buyer saw, line by line: before and now. */
export const DifferencesTable = ({ differences, nameOf }: DifferencesTableProps): ReactNode => {
  const { t } = useTranslation('storefront-submission');
  const { locale } = useLocale();
  const scroll = useKeyboardScroll();
  const inWords = ({ field }: OrderDifference, value: string | number | null, isAfter: boolean): string => {
    if (value === null) {
      if (field === 'amount' && isAfter) return t('gone');
      return field === 'rowTotal' && isAfter ? t('onRequest') : t('nothing');
    }
    switch (field) {
      case 'rowTotal':
      case 'net':
        return formatPrice(value);
      case 'amount':
        return formatNumber(value);
      case 'day':
        return isCalendarDate(String(value))
          ? formatLongDate(String(value), locale, { weekday: 'short', month: 'short', year: false })
          : String(value);
      case 'status': {
        const status = PRODUCT_STATUSES.find((known) => known === value);
        return status === undefined ? String(value) : t(status);
      }
      case 'unit':
        return String(value);
    }
  };
  return (
    <div ref={scroll} className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className={styles['figure']}>
              {t('before')}
            </th>
            <th scope="col" className={styles['figure']}>
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, place) => {
            const { sku, field, before, after } = difference;
            const isAgain = place > 0 && differences[place - 1]?.sku === sku;
            return (
              <tr key={`${sku ?? ''} ${field} ${before ?? ''} ${after ?? ''}`}>
                <th scope="row">
                  <span className={isAgain ? visuallyHidden : undefined}>
                    {sku === undefined ? t('wholeOrder') : nameOf(sku)}
                  </span>
                </th>
                <td>{t(field)}</td>
                <td className={styles['figure']}>
                  <s>{inWords(difference, before, false)}</s>
                </td>
                <td className={styles['figure']}>
                  <strong>{inWords(difference, after, true)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
