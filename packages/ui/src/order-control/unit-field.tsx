import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../icons';
import styles from './order-control.module.css';
import type { OrderUnit } from './order-value';

interface UnitFieldProps {
  readonly name: string;
  readonly units: readonly OrderUnit[];
  readonly unit: string;
  readonly disabled: boolean;
  readonly onChange: (unit: string) => void;
}

/** Letters for which a field has room in its own size. */
const FITTING = 6;

/**
 * The unit: the browser's own list, which opens as a wheel on phones and costs nothing in long tables. It lies unseen
 * over the abbreviation, so that the field is short while the list says the full name and content.
 */
export const UnitField = ({ name, units, unit, disabled, onChange }: UnitFieldProps): ReactNode => {
  const { t } = useTranslation('ui-order-control');
  const { locale } = useLocale();
  const shown = formatUnit(unit, locale);
  const isLong = shown.length > FITTING || undefined;
  const chosen = units.find(({ abbreviation }) => abbreviation === unit);
  if (units.length === 1 && chosen !== undefined) {
    return (
      <span className={styles['unit']} title={chosen.name} data-long={isLong}>
        <span className={styles['abbreviation']}>{shown}</span>
      </span>
    );
  }
  return (
    <span className={styles['unit']} title={chosen?.name ?? shown} data-long={isLong}>
      <span className={styles['abbreviation']} aria-hidden>
        {shown}
      </span>
      <IconChevronDown size={14} />
      <select
        className={styles['units']}
        aria-label={t('unit', { name })}
        value={unit}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {chosen === undefined ? <option value={unit}>{shown}</option> : null}
        {units.map(({ abbreviation, name: word, content }) => (
          <option key={abbreviation} value={abbreviation}>
            {content === undefined ? word : t('unitWithContent', { unit: word, content })}
          </option>
        ))}
      </select>
    </span>
  );
};
