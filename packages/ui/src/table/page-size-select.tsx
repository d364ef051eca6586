import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { IconChevronDown } from '../icons';
import { PAGE_SIZES } from './page-sizes';
import styles from './pagination.module.css';
import { tableTexts } from './texts';

/** What the choice of the page size takes. */
export interface PageSizeSelectProps {
  /** Rows on a page. */
  readonly size: number;
  /** Called with the number of rows the buyer wants. */
  readonly onChange: (size: number) => void;
}

/** Chooses how many rows a page has: 50, 100 or 300 (API-3). */
export const PageSizeSelect = ({ size, onChange }: PageSizeSelectProps): ReactNode => {
  const t = useTexts(tableTexts);
  return (
    <span className={styles['choice']}>
      <select
        className={styles['size']}
        aria-label={t('pageSize')}
        value={size}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      >
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {t('perPage', { size: each })}
          </option>
        ))}
      </select>
      <span className={styles['arrow']}>
        <IconChevronDown size={16} />
      </span>
    </span>
  );
};
