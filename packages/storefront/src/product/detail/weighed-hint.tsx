import type { Product } from '@gastroshop/api-contract';
import { formatUnit, formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { storageUnitOf } from '../../product-data';
import styles from './weighed-hint.module.css';

/** What the note takes. */
export interface WeighedNoteProps {
  readonly product: Pick<Product, 'weighed' | 'units'>;
}

/** Says of an article that is billed by weight that its figures are estimates, and between which weights it comes. */
export const WeighedNote = ({ product }: WeighedNoteProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-product-detail');
  const { weighed } = product;
  if (weighed === undefined) return null;
  const { minimum, maximum, pricedBy } = weighed;
  const unit = storageUnitOf(product)?.abbreviation;
  return (
    <p className={styles['note']}>
      {minimum === undefined || maximum === undefined || unit === undefined || unit === pricedBy
        ? t('weighed')
        : t('weighedRange', {
            minimum: formatAmount(minimum, pricedBy, locale),
            maximum: formatAmount(maximum, pricedBy, locale),
            unit: formatUnit(unit, locale),
          })}
    </p>
  );
};
