import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconChevronDown } from '@gastroshop/ui/icons';
import type { OrderUnit } from '@gastroshop/ui/order-control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plan-row.module.css';

/** What the unit of a line takes. */
export interface PlanUnitProps {
  readonly name: string;
  readonly unit: string;
  readonly units: readonly OrderUnit[];
  readonly onChange: (unit: string) => void;
}

/** The unit of a line, the same for all its days. */
export const PlanUnit = ({ name, unit, units, onChange }: PlanUnitProps): ReactNode => {
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  if (units.length < 2) return <span className={styles['unit']}>{formatUnit(unit, locale)}</span>;
  return (
    <span className={styles['unit']} data-choice>
      {formatUnit(unit, locale)}
      <IconChevronDown size={16} />
      <select
        aria-label={t('unitOf', { name })}
        value={unit}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {units.map((one) => (
          <option key={one.abbreviation} value={one.abbreviation}>
            {one.content === undefined ? one.name : `${one.name} (${one.content})`}
          </option>
        ))}
      </select>
    </span>
  );
};
