import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './base-price-label.module.css';
import type { BasePriceLabelData } from './price-label-data';

/** What a base price takes. */
export interface BasePriceLabelProps {
  /** The price in the measure to compare by. */
  readonly basePrice: BasePriceLabelData;
}

/** A quiet price to compare articles by, in kilos or litres. */
export const BasePriceLabel = ({ basePrice }: BasePriceLabelProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const { locale } = useLocale();
  return (
    <span className={styles['base']}>
      {basePrice.priceText}{' '}
      <span className={styles['unit']}>{t('per', { unit: formatUnit(basePrice.unit, locale) })}</span>
    </span>
  );
};
