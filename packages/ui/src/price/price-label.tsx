import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceLabelState } from './price-label-data';
import { PriceHint } from './price-hint';
import styles from './price-label.module.css';

/** What a price takes. */
export interface PriceLabelProps {
  /** The price, or that it has to be asked for. */
  readonly price: PriceLabelState;
  /** Letters by place; `row` when it is missing. */
  readonly size?: 'row' | 'tile' | 'detail' | undefined;
  /** Replaces the line below the price, as a hint does. */
  readonly note?: ReactNode;
}

/** A price that ends on one line with those above and below, its unit in a column of its own, one line below it. */
export const PriceLabel = ({ price, size = 'row', note }: PriceLabelProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const { locale } = useLocale();
  if (price === 'ON_REQUEST') {
    return (
      <div className={styles['price']} data-size={size}>
        <span className={styles['request']}>{t('onRequest')}</span>
      </div>
    );
  }
  const unit = formatUnit(price.unit, locale);
  const below = note ?? (price.note === undefined ? null : <PriceHint note={price.note} />);
  return (
    <div className={styles['price']} data-size={size}>
      <span
        className={styles['amount']}
        data-offer={price.isOnSale === true || undefined}
        title={price.priceText}
      >
        {price.priceText}
      </span>
      <span className={styles['unit']} title={unit}>
        {t('per', { unit })}
      </span>
      {below === null ? null : <span className={styles['below']}>{below}</span>}
    </div>
  );
};
