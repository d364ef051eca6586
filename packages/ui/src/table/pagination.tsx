import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../format';
import { IconChevronLeft, IconChevronRight } from '../icons';
import { pageNumbers } from './page-numbers';
import { PageSizeSelect } from './page-size-select';
import { DEFAULT_PAGE_SIZE } from './page-sizes';
import styles from './pagination.module.css';

/** What the pages below a list take. */
export interface PaginationProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** Number of rows on all pages. */
  readonly total: number;
  /** Rows on a page; 100 if missing. */
  readonly pageSize?: number | undefined;
  /** Called with the page the buyer wants, from 1. */
  readonly onPageChange: (page: number) => void;
  /** Called with the number of rows the buyer wants on a page; the choice is missing without it. */
  readonly onPageSizeChange?: ((size: number) => void) | undefined;
}

/** Travels through the pages of a list and sets how long they are. */
export const Pagination = (props: PaginationProps): ReactNode => {
  const { page, total, pageSize = DEFAULT_PAGE_SIZE, onPageChange, onPageSizeChange } = props;
  const { t } = useTranslation('ui-table');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const go = (to: number) => () => {
    onPageChange(to);
  };
  const range = {
    from: formatCount(Math.min(total, (page - 1) * pageSize + 1)),
    to: formatCount(Math.min(total, page * pageSize)),
    total: formatCount(total),
  };
  return (
    <div className={styles['pagination']}>
      <div className={styles['bar']}>
        <p className={styles['range']}>{t('range', range)}</p>
        {pages > 1 && (
          <nav aria-label={t('pages')} className={styles['pages']}>
            <button
              type="button"
              className={styles['page']}
              aria-label={t('previousPage')}
              disabled={page <= 1}
              onClick={go(page - 1)}
            >
              <IconChevronLeft size={18} stroke={1.75} />
            </button>
            {pageNumbers(page, pages).map((entry, index) =>
              entry === 'gap' ? (
                <span key={`gap ${index}`} className={styles['gap']} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  key={entry}
                  type="button"
                  className={clsx(styles['page'], Math.abs(entry - page) > 0 && styles['other'])}
                  aria-label={t('page', { page: entry })}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={go(entry)}
                >
                  {entry}
                </button>
              ),
            )}
            <button
              type="button"
              className={styles['page']}
              aria-label={t('nextPage')}
              disabled={page >= pages}
              onClick={go(page + 1)}
            >
              <IconChevronRight size={18} stroke={1.75} />
            </button>
          </nav>
        )}
        {onPageSizeChange !== undefined && <PageSizeSelect size={pageSize} onChange={onPageSizeChange} />}
      </div>
    </div>
  );
};
