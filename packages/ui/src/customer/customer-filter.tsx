import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { IconSearch } from '../icons';
import styles from './customer-filter.module.css';
import { customerTexts } from './texts';

/** How long the filter waits for the next key, in milliseconds (SEL-3). */
const DEBOUNCE_MS = 100;

/** What the filter above the customers takes. */
export interface CustomerFilterProps {
  /** Called with what is typed, 100 ms after the last key. */
  readonly onFilter: (query: string) => void;
}

/** Finds a customer by number, name or address. */
export const CustomerFilter = ({ onFilter }: CustomerFilterProps): ReactNode => {
  const t = useTexts(customerTexts);
  const [typed, setTyped] = useState('');
  const filter = useDebouncedCallback(onFilter, DEBOUNCE_MS);
  return (
    <div role="search" className={styles['filter']}>
      <IconSearch size={18} stroke={1.75} className={styles['sign']} />
      <input
        type="search"
        className={styles['input']}
        aria-label={t('filter')}
        placeholder={t('filterHint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          filter(event.target.value);
        }}
      />
    </div>
  );
};
