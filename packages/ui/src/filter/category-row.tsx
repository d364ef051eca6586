import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../format';
import { Link } from '../link';
import { visuallyHidden } from '../a11y';
import styles from './category-tree.module.css';

/** What one line of the category tree takes. */
export interface CategoryRowProps {
  /** Its name. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** How many products are in it. */
  readonly count?: number | undefined;
  /** Whether its products are listed at the moment. */
  readonly current: boolean;
  /** Whether the reader is in it or in something inside it. */
  readonly inside?: boolean | undefined;
  /** The button that folds what is inside. */
  readonly fold?: ReactNode;
}

/** A category with its number of products. */
export const CategoryRow = (props: CategoryRowProps): ReactNode => {
  const { label, href, count, current, inside = false, fold } = props;
  const { t } = useTranslation('ui-filter');
  return (
    <div className={clsx(styles['row'], current && styles['current'], inside && styles['inside'])}>
      {fold}
      <Link href={href} className={styles['link']} aria-current={current ? 'page' : undefined}>
        <span className={styles['label']}>{label}</span>
        {count !== undefined && (
          <span className={styles['count']}>
            <span aria-hidden>{formatCount(count)}</span>
            <span className={visuallyHidden}>{t('hits', { count })}</span>
          </span>
        )}
      </Link>
    </div>
  );
};
