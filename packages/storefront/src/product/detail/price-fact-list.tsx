import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceFacts } from './to-price-details';
import styles from './price-fact-list.module.css';

/** What the facts about a price take. */
export interface PriceFactListProps {
  readonly facts: PriceFacts;
}

interface Line {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly isGain?: boolean | undefined;
}

/** Discount, bonus, deposit and retail price of what is ordered, one below the other. */
export const PriceFactList = ({
  facts: { discount, bonus, deposit, retail },
}: PriceFactListProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const lines: readonly Line[] = [
    ...(discount === undefined ? [] : [{ label: t('discount'), value: discount, isGain: true }]),
    ...(bonus === undefined
      ? []
      : [
          {
            label: t('bonus', { percent: bonus.percent }),
            value: bonus.amount,
            note: t('bonusNote'),
            isGain: true,
          },
        ]),
    ...(deposit === undefined ? [] : [{ label: t('deposit'), value: deposit }]),
    ...(retail === undefined ? [] : [{ label: t('retail'), value: retail, note: t('retailNote') }]),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className={styles['lines']}>
      {lines.map(({ label, value, note, isGain }) => (
        <div key={label} className={styles['line']}>
          <dt className={styles['label']}>
            {label}
            {note === undefined ? null : <span className={styles['note']}> {note}</span>}
          </dt>
          <dd className={styles['value']} data-gain={isGain === true || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
