import { visuallyHidden } from '@gastroshop/ui/a11y';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceVisibility } from '../session';
import styles from './mobile-total.module.css';
import { toTotalsRows } from './totals/totals-rows';
import type { Checkout } from './is-confirmed';

/** What the short sum takes. */
export interface MobileTotalProps {
  readonly checkout: Checkout;
  /** Stands after the count, in one row with the sum: where the bar's button has a row for itself. */
  readonly note?: string | undefined;
}

/** How much it is, in two lines, with a note in one: for the bar a phone shows. The figure is the one the sums end with. */
export const MobileTotal = ({ checkout: { live, totals }, note }: MobileTotalProps): ReactNode => {
  const { t } = useTranslation('storefront-sums');
  const visibility = usePriceVisibility();
  const total = totals && toTotalsRows(totals, t, visibility).total;
  return (
    <div className={clsx(styles['sum'], note !== undefined && styles['row'])}>
      <span className={styles['count']}>
        {t('positions', { count: live.length })}
        {note !== undefined && note !== '' && ` · ${note}`}
      </span>
      {total !== undefined && (
        <span className={styles['total']}>
          <span className={visuallyHidden}>{total.label}: </span>
          <strong className={styles['amount']}>{total.value}</strong>{' '}
          {/* A word is what there is room for; the whole name is said before the figure. */}
          <span className={styles['kind']} aria-hidden>
            {t(totals?.gross === undefined ? 'netShort' : 'grossShort')}
          </span>
        </span>
      )}
    </div>
  );
};
