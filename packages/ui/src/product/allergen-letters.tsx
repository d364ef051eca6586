import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALLERGEN_KEYS, ALLERGEN_LETTERS, type AllergenStates } from './allergen-data';
import styles from './allergen-table.module.css';
import { visuallyHidden } from '../a11y';

/** What the letters of allergens take. */
export interface AllergenLettersProps {
  /** What is known about each allergen. */
  readonly states: AllergenStates;
}

/** The letters of what is contained, filled, and of traces, outlined; read out in words. */
export const AllergenLetters = ({ states }: AllergenLettersProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  const known = ALLERGEN_KEYS.some((key) => (states[key] ?? 'UNKNOWN') !== 'UNKNOWN');
  const contained = ALLERGEN_KEYS.filter((key) => states[key] === 'CONTAINED');
  const traces = ALLERGEN_KEYS.filter((key) => states[key] === 'TRACES');
  if (!known) return <span>{t('unknown')}</span>;
  if (contained.length + traces.length === 0) return <span>{t('allergensNone')}</span>;
  const named = (keys: typeof contained): string => keys.map((key) => t(key)).join(', ');
  return (
    <span className={styles['letters']}>
      {[...contained, ...traces].map((key) => (
        <span key={key} aria-hidden className={styles['letter']} data-state={states[key]} title={t(key)}>
          {ALLERGEN_LETTERS[key]}
        </span>
      ))}
      <span className={visuallyHidden}>
        {contained.length === 0 ? null : `${t('lettersContained', { allergens: named(contained) })}. `}
        {traces.length === 0 ? null : t('lettersTraces', { allergens: named(traces) })}
      </span>
    </span>
  );
};
