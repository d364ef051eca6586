import { useTexts } from '@gastroshop/i18n/react';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { usePriceVisibility } from '../session';
import styles from './mobile-total.module.css';
import { toTotalsRows } from './totals/totals-rows';
import { sumTexts } from './totals/texts';
import type { Checkout } from './is-confirmed';

/** What the short sum takes. */
export interface MobileTotalProps {
  readonly checkout: Checkout;
}

/** How much it is, in two lines: for the bar a phone shows. The figure is the one the sums end with. */
export const MobileTotal = ({ checkout: { live, totals } }: MobileTotalProps): ReactNode => {
  const t = useTexts(sumTexts);
  const visibility = usePriceVisibility();
  const total = totals && toTotalsRows(totals, t, visibility).total;
  return (
    <div className={styles['sum']}>
      <span className={styles['count']}>{t('positions', { count: live.length })}</span>
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
