import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../icons';
import styles from './customer-filter.module.css';

/** How long the filter of a wide screen waits for the next key, in milliseconds (SEL-3). */
const DEBOUNCE_MS = 100;

/** Whether somebody is writing elsewhere; what is typed must not end up here. */
const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What the filter above the customers takes. */
export interface CustomerFilterProps {
  /** Called with what is typed: 100 ms after the last key, on phones with every key. */
  readonly onFilter: (query: string) => void;
  /** Called with what is typed when it is to be taken: by Enter. */
  readonly onEnter: (query: string) => void;
  /** Called when the keyboard goes on to the customers. */
  readonly onDown: () => void;
  /** Name of the customer Enter takes now. */
  readonly first: string | undefined;
  /** Phones filter at once, and wait for a tap: a keyboard would cover the customers chosen last. */
  readonly phone: boolean;
}

/** Finds a customer by number, name or address; the keyboard begins here. */
export const CustomerFilter = (props: CustomerFilterProps): ReactNode => {
  const { onFilter, onEnter, onDown, first, phone } = props;
  const { t } = useTranslation('ui-customer');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const filterLater = useDebouncedCallback(onFilter, DEBOUNCE_MS);
  const filter = phone ? onFilter : filterLater;
  useEffect(() => {
    if (!phone && !isWriting(document.activeElement)) field.current?.focus({ preventScroll: true });
  }, [phone]);
  return (
    <div role="search" className={styles['filter']}>
      <IconSearch size={18} stroke={1.75} className={styles['sign']} />
      <input
        ref={field}
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        className={styles['input']}
        aria-label={t('filter')}
        placeholder={t(phone ? 'filterHintShort' : 'filterHint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          filter(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown();
          else if (event.key === 'Enter') onEnter(typed);
          else return;
          event.preventDefault();
        }}
      />
      {!phone && first !== undefined && (
        <p className={styles['hint']}>
          <kbd className={styles['key']}>{t('enterKey')}</kbd> {first}
        </p>
      )}
    </div>
  );
};
