import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../icons';
import { visuallyHidden } from '../a11y';
import styles from './filter-chips.module.css';

/** A chosen filter. */
export interface FilterChip {
  /** Tells chips apart. */
  readonly key: string;
  /** Words of the filter, with those of its facet where they are not clear alone. */
  readonly label: string;
}

/** What the chosen filters above a list take. */
export interface FilterChipsProps {
  /** The chosen filters; nothing is seen when there are none. */
  readonly chips: readonly FilterChip[];
  /** Called with the key of the filter the buyer gives up. */
  readonly onRemove: (key: string) => void;
  /** Called when the buyer gives up all of them. */
  readonly onClear: () => void;
}

/**
 * The chosen filters as chips, each with a way out. The focus goes to the next chip when one is removed; after the last
 * one it stays in the place they had, where that is said.
 */
export const FilterChips = ({ chips, onRemove, onClear }: FilterChipsProps): ReactNode => {
  const { t } = useTranslation('ui-filter');
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const given = useRef<{ readonly index: number; readonly of: number }>(undefined);
  useLayoutEffect(() => {
    if (given.current === undefined || given.current.of === chips.length) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (chips.length === 0) none.current?.focus({ preventScroll: true });
    else buttons[Math.min(given.current.index, buttons.length - 2)]?.focus();
    given.current = undefined;
  }, [chips]);
  if (chips.length === 0)
    return (
      <p ref={none} tabIndex={-1} className={visuallyHidden}>
        {t('noneChosen')}
      </p>
    );
  return (
    <ul ref={list} className={styles['chips']} aria-label={t('filters')}>
      {chips.map(({ key, label }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={t('remove', { filter: label })}
            onClick={() => {
              given.current = { index, of: chips.length };
              onRemove(key);
            }}
          >
            <span className={styles['label']}>{label}</span>
            <IconX size={16} stroke={2} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles['all']}
          onClick={() => {
            given.current = { index: 0, of: chips.length };
            onClear();
          }}
        >
          {t('clearAll')}
        </button>
      </li>
    </ul>
  );
};
