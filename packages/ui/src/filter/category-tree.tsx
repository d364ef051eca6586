import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryBranch } from './category-branch';
import type { CategoryNode } from './category-node';
import { categoryPath } from './category-path';
import { CategoryRow } from './category-row';
import styles from './category-tree.module.css';
import { useTreeKeys } from './use-tree-keys';

/** What the category tree takes. */
export interface CategoryTreeProps {
  /** What it is called, above it; a word for the range if missing. */
  readonly label?: string | undefined;
  /** The outermost categories with all that is inside them. */
  readonly categories: readonly CategoryNode[];
  /** Key of the category whose products are listed; none if all of them are. */
  readonly current?: string | undefined;
  /** The way to all products, above the categories; it is the current one while `current` is missing. */
  readonly all?: Omit<CategoryNode, 'key' | 'children'> | undefined;
  /** Whether newer counts are on their way; everything stays usable meanwhile. */
  readonly loading?: boolean | undefined;
}

/** What the buyer folded or unfolded, and where he was. */
interface Folds {
  readonly current: string | undefined;
  readonly byKey: ReadonlyMap<string, boolean>;
}

/**
 * The way through the range. The branch of the current category is open; others open by their button, or with the
 * right arrow key.
 */
export const CategoryTree = (props: CategoryTreeProps): ReactNode => {
  const { label, categories, current, all, loading = false } = props;
  const { t } = useTranslation('ui-filter');
  const tree = useTreeKeys();
  const [folds, setFolds] = useState<Folds>({ current, byKey: new Map() });
  const path = categoryPath(categories, current);
  // Who goes to another category sees it, even below one that was folded before.
  const isOpen = (key: string): boolean =>
    path.includes(key)
      ? folds.current !== current || (folds.byKey.get(key) ?? true)
      : (folds.byKey.get(key) ?? false);
  const name = label ?? t('range');
  return (
    <nav
      ref={tree}
      aria-label={name}
      aria-busy={loading || undefined}
      className={clsx(styles['tree'], loading && styles['stale'])}
    >
      <p className={styles['name']} aria-hidden>
        {name}
      </p>
      {all !== undefined && (
        <ul className={styles['list']}>
          <li className={styles['all']}>
            <CategoryRow {...all} current={current === undefined} inside={current === undefined} />
          </li>
        </ul>
      )}
      <CategoryBranch
        categories={categories}
        current={current}
        path={path}
        isOpen={isOpen}
        onToggle={(key, open) => {
          const kept = [...folds.byKey].filter(([each]) => folds.current === current || !path.includes(each));
          setFolds({ current, byKey: new Map([...kept, [key, open]]) });
        }}
      />
    </nav>
  );
};
