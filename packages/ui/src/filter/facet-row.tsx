import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { CheckBox } from '../field';
import { formatCount } from '../format';
import { visuallyHidden } from '../a11y';
import styles from './facet-group.module.css';
import type { FacetValue } from './facet-value';
import { filterTexts } from './texts';

/** What one line of a facet takes. */
export interface FacetRowProps {
  /** The value. */
  readonly value: FacetValue;
  /** Called with the value's key and whether it is now chosen. */
  readonly onToggle: (key: string, selected: boolean) => void;
}

/** One value of a facet with its box and its number of products. */
export const FacetRow = ({ value, onToggle }: FacetRowProps): ReactNode => {
  const { key, label, count, selected } = value;
  const t = useTexts(filterTexts);
  return (
    <li>
      <label className={clsx(styles['row'], count === 0 && !selected && styles['none'])}>
        <CheckBox
          checked={selected}
          onChange={(event) => {
            onToggle(key, event.target.checked);
          }}
        />
        <span className={styles['label']}>{label}</span>
        {count !== undefined && (
          <span className={styles['count']}>
            <span aria-hidden>{formatCount(count)}</span>
            <span className={visuallyHidden}>{t('hits', { count })}</span>
          </span>
        )}
      </label>
    </li>
  );
};
