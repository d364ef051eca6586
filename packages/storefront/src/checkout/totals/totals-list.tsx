import type { Totals } from '@gastroshop/api-contract';
import type { CartTotals } from '@gastroshop/domain/cart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceVisibility } from '../../session';
import { toTotalsRows } from './totals-rows';
import styles from './sums.module.css';

/** What the sums take. */
export interface TotalsListProps {
  readonly totals: CartTotals | Totals;
  /** Whether an article with alcohol is among the lines. */
  readonly withAlcohol?: boolean | undefined;
  /** What is saved against the normal price, in euro. */
  readonly savedHere?: string | undefined;
}

/** Net, fees, deposit, VAT by rate and gross, as the domain or the backend summed them. */
export const TotalsList = ({ totals, withAlcohol = false, savedHere }: TotalsListProps): ReactNode => {
  const { t } = useTranslation('storefront-sums');
  const visibility = usePriceVisibility();
  const { lines, total, below } = toTotalsRows(totals, t, visibility, savedHere);
  return (
    <>
      <dl className={styles['sums']}>
        {lines.map(({ id, label, value }) => (
          <div key={id} className={styles['line']} data-kind={id === 'net' ? 'net' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles['line']} data-kind="total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
        {below.map(({ id, label, value }) => (
          <div key={id} className={styles['line']} data-kind="good">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {totals.estimated && <p className={styles['small']}>{t('estimated')}</p>}
      {totals.linesOnRequest > 0 && (
        <p className={styles['small']}>{t('onRequest', { count: totals.linesOnRequest })}</p>
      )}
      {withAlcohol && <p className={styles['small']}>{t('alcohol')}</p>}
    </>
  );
};
