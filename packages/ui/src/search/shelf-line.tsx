import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompletionShelf } from './completion';
import styles from './shelf-line.module.css';

/** What the line takes. */
export interface ShelfLineProps {
  readonly shelves: readonly CompletionShelf[];
  /** Called with the category chosen. */
  readonly onChoose: ((id: string) => void) | undefined;
  /** What leads to the whole result. */
  readonly all: string;
  readonly onAll: () => void;
}

/** Where most of what matches is, and the way to all of it. */
export const ShelfLine = ({ shelves, onChoose, all, onAll }: ShelfLineProps): ReactNode => {
  const { t } = useTranslation('ui-search');
  return (
    <div className={styles['line']}>
      {shelves.length > 0 && onChoose !== undefined && (
        <span className={styles['shelves']}>
          <span className={styles['lead']}>{t('category')}</span>
          {shelves.map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              className={styles['way']}
              onClick={() => {
                onChoose(id);
              }}
            >
              {name} <span className={styles['count']}>{count}</span>
            </button>
          ))}
        </span>
      )}
      <button type="button" className={styles['way']} data-all onClick={onAll}>
        {all}
      </button>
    </div>
  );
};
