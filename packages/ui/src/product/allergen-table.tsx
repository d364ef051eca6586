import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALLERGEN_KEYS,
  ALLERGEN_LETTERS,
  type AllergenStateData,
  type AllergenStates,
} from './allergen-data';
import styles from './allergen-table.module.css';
import { visuallyHidden } from '../a11y';

/** What the table of allergens takes. */
export interface AllergenTableProps {
  /** What is known about each allergen. */
  readonly states: AllergenStates;
}

const words = {
  CONTAINED: 'contained',
  TRACES: 'traces',
  NONE: 'free',
  UNKNOWN: 'unknown',
} as const satisfies Record<AllergenStateData, string>;

/** All fourteen allergens with their letter, name and what is known: contained, traces, not contained, not stated. */
export const AllergenTable = ({ states }: AllergenTableProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  return (
    <div className={styles['allergens']}>
      <ul className={styles['list']}>
        {ALLERGEN_KEYS.map((key) => {
          const state = states[key] ?? 'UNKNOWN';
          return (
            <li key={key} className={styles['allergen']} data-state={state}>
              <span className={styles['letter']}>{ALLERGEN_LETTERS[key]}</span>
              <span className={styles['name']}>{t(key)}</span>
              <span className={state === 'NONE' ? visuallyHidden : styles['state']}>{t(words[state])}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles['note']}>{t('allergensNote')}</p>
    </div>
  );
};
