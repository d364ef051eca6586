import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { toOrderUnits } from '@gastroshop/storefront/product';
import { IconChevronDown } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import type { PadLine } from '../lines/pad-line';
import styles from './pad-row.module.css';

/** What the unit of a row takes. */
export interface UnitCellProps {
  readonly line: PadLine;
  /** Shown in the empty field. */
  readonly placeholder: string;
  /** Props of the field. */
  readonly field: {
    readonly 'data-field': string;
    readonly tabIndex: number;
    readonly readOnly: boolean;
    readonly value: string;
    readonly 'aria-label': string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onBlur: () => void;
  };
}

/** The unit: to choose once the article is known, to write before. */
export const UnitCell = ({ line, field, placeholder }: UnitCellProps): ReactNode => {
  const { locale } = useLocale();
  const { product, unit, verdict } = line;
  const units = product === undefined ? [] : toOrderUnits(product, locale);
  if (units.length === 0 || verdict?.outcome === 'UNIT_UNKNOWN')
    return (
      <input
        {...field}
        className={styles['input']}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="next"
      />
    );
  const { readOnly, ...choice } = field;
  return (
    <>
      <select {...choice} className={styles['select']} value={unit?.abbreviation ?? ''} disabled={readOnly}>
        {units.map(({ abbreviation }) => (
          <option key={abbreviation} value={abbreviation}>
            {formatUnit(abbreviation, locale)}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={2} className={styles['chevron']} />
    </>
  );
};
