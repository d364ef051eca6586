import type { ReactNode } from 'react';
import { IconSearch } from '../icons';
import styles from './facet-search.module.css';

/** What the search inside a facet takes. */
export interface FacetSearchProps {
  /** Name for screen readers, and words in the empty field. */
  readonly label: string;
  /** What is typed. */
  readonly value: string;
  /** Called with each change. */
  readonly onChange: (value: string) => void;
}

/** Finds a value in a long facet; Escape empties it. */
export const FacetSearch = ({ label, value, onChange }: FacetSearchProps): ReactNode => (
  <span className={styles['search']}>
    <IconSearch size={16} stroke={2} className={styles['sign']} />
    <input
      type="search"
      className={styles['input']}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // The sheet around the facets would close on the same key.
        event.stopPropagation();
        event.preventDefault();
        onChange('');
      }}
    />
  </span>
);
