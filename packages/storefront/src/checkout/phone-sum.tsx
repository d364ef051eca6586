import { formatPrice, markEstimate } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import styles from './phone-sum.module.css';
import { sumTexts } from './sums/texts';
import type { Checkout } from './use-checkout';

/** What the short sum takes. */
export interface PhoneSumProps {
  readonly checkout: Checkout;
}

/** How much it is, in two lines: for the bar a phone shows. */
export const PhoneSum = ({ checkout: { live, totals } }: PhoneSumProps): ReactNode => {
  const t = useTexts(sumTexts);
  const sum = totals && formatPrice(totals.gross ?? totals.net);
  return (
    <div className={styles['sum']}>
      <span className={styles['count']}>{t('positions', { count: live.length })}</span>
      {sum !== undefined && (
        <strong className={styles['amount']}>{totals?.estimated === true ? markEstimate(sum) : sum}</strong>
      )}
    </div>
  );
};
