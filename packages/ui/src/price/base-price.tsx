import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import styles from './base-price.module.css';
import type { BasePriceData } from './price-data';
import { priceTexts } from './texts';

/** What a base price takes. */
export interface BasePriceProps {
  /** The price in the measure to compare by. */
  readonly basePrice: BasePriceData;
}

/** A quiet price to compare articles by, in kilos or litres. */
export const BasePrice = ({ basePrice }: BasePriceProps): ReactNode => {
  const t = useTexts(priceTexts);
  return (
    <span className={styles['base']}>
      {basePrice.amount} <span className={styles['unit']}>{t('per', { unit: basePrice.unit })}</span>
    </span>
  );
};
