import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasePriceLabelData } from './price-label-data';
import styles from './unit-price-list.module.css';

/** One unit of an article and what it costs in it. */
export interface UnitPrice {
  /** Abbreviation, handed on when it is chosen. */
  readonly unit: string;
  /** What one of it holds: "à 4 Stk". */
  readonly content?: string | undefined;
  /** What one of it costs: "€ 51,60"; missing for who may not see prices. */
  readonly price?: string | undefined;
  /** The price to compare by. */
  readonly basePrice?: BasePriceLabelData | undefined;
}

/** What the list of units takes. */
export interface UnitPriceListProps {
  /** The units in the order to show. */
  readonly units: readonly UnitPrice[];
  /** Abbreviation of the chosen unit. */
  readonly unit: string;
  /** Called with the abbreviation of another unit. */
  readonly onChange: (unit: string) => void;
}

/** All units of an article with what each costs, to choose one of. */
export const UnitPriceList = ({ units, unit, onChange }: UnitPriceListProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const { locale } = useLocale();
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{t('units')}</legend>
      {units.map((choice) => (
        <label key={choice.unit} className={styles['unit']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={choice.unit}
            checked={choice.unit === unit}
            onChange={() => {
              onChange(choice.unit);
            }}
          />
          <span className={styles['name']}>
            <strong>{formatUnit(choice.unit, locale)}</strong> {choice.content}
          </span>
          <span className={styles['price']}>{choice.price}</span>
          <span className={styles['base']}>
            {choice.basePrice === undefined
              ? null
              : `${choice.basePrice.priceText} ${t('per', { unit: formatUnit(choice.basePrice.unit, locale) })}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
