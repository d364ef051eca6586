import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../icons';
import type { CategoryNode } from './category-node';
import { CategoryRow } from './category-row';
import styles from './category-tree.module.css';

/** What a list of categories in the tree takes. */
export interface CategoryBranchProps {
  /** The categories. */
  readonly categories: readonly CategoryNode[];
  /** Key of the category whose products are listed. */
  readonly current: string | undefined;
  /** Keys of the current category and those around it. */
  readonly path: readonly string[];
  /** Whether a category shows what is inside it. */
  readonly isOpen: (key: string) => boolean;
  /** Called when the buyer folds or unfolds a category. */
  readonly onToggle: (key: string, open: boolean) => void;
}

/** The categories of one level, and below each open one its own. */
export const CategoryBranch = (props: CategoryBranchProps): ReactNode => {
  const { categories, current, path, isOpen, onToggle } = props;
  const { t } = useTranslation('ui-filter');
  return (
    <ul className={styles['list']}>
      {categories.map(({ key, label, href, count, children = [] }) => {
        const open = children.length > 0 && isOpen(key);
        return (
          <li key={key}>
            <CategoryRow
              label={label}
              href={href}
              count={count}
              current={key === current}
              inside={path.includes(key)}
              fold={
                children.length > 0 && (
                  <button
                    type="button"
                    className={styles['fold']}
                    aria-expanded={open}
                    aria-label={t('inside', { category: label })}
                    onClick={() => {
                      onToggle(key, !open);
                    }}
                  >
                    <IconChevronDown size={14} />
                  </button>
                )
              }
            />
            {open && <CategoryBranch {...props} categories={children} />}
          </li>
        );
      })}
    </ul>
  );
};
