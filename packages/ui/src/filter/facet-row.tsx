import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../field';
import { formatCount } from '../format';
import { visuallyHidden } from '../a11y';
import styles from './facet-group.module.css';
import type { FacetValue } from './facet-value';

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
  const { t } = useTranslation('ui-filter');
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
