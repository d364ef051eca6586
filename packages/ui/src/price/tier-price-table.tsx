import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tier-price-table.module.css';

interface BarStyle extends CSSProperties {
  readonly '--share': number;
}

const barStyle = (share: number): BarStyle => ({ '--share': share });

/** One step of a price ladder. */
export interface TierPriceRow {
  /** The quantity it begins at, with its unit: "4 Stk". */
  readonly quantity: string;
  /** The price there: "€ 12,90". */
  readonly price: string;
  /** The price as part of the highest one, above 0 and at most 1; draws the bar. */
  readonly share: number;
  /** Whether it counts for the amount that is entered. */
  readonly isCurrent?: boolean | undefined;
}

/** What a price ladder takes. */
export interface TierPriceTableProps {
  /** The steps, from the smallest quantity on. */
  readonly steps: readonly TierPriceRow[];
  /** Abbreviation of the unit the prices are for. */
  readonly unit: string;
}

/** What an article costs from which quantity on: rows with bars, on phones columns side by side. */
export const TierPriceTable = ({ steps, unit }: TierPriceTableProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const { locale } = useLocale();
  return (
    <figure className={styles['ladder']}>
      <figcaption className={styles['caption']}>{t('ladder', { unit: formatUnit(unit, locale) })}</figcaption>
      <ol className={styles['steps']}>
        {steps.map(({ quantity, price, share, isCurrent }) => (
          <li
            key={quantity}
            className={styles['step']}
            data-current={isCurrent === true || undefined}
            aria-current={isCurrent === true ? 'true' : undefined}
            style={barStyle(share)}
          >
            <span className={styles['quantity']}>{t('from', { quantity })}</span>
            <span className={styles['track']}>
              <span className={styles['bar']} />
            </span>
            <span className={styles['price']}>{price}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
