import type { Facet } from '@gastroshop/api-contract';
import { formatCount } from '@gastroshop/ui/format';
import { formatSearchParams, EMPTY_SEARCH } from '@gastroshop/storefront/catalogue';
import { productFamily } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Link } from '@gastroshop/ui/link';
import { findDrawing, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './start-screen.module.css';

/** Categories shown; the list has them all. */
const MOST = 12;

/** What the categories take. */
export interface StartCategoriesProps {
  readonly facets: readonly Facet[];
}

/** The largest categories of the fair, each with its way into the list. */
export const StartCategories = ({ facets }: StartCategoriesProps): ReactNode => {
  const { t } = useTranslation('fair-start');
  const { paths } = useGateway();
  const values = facets.find(({ key }) => key === 'categoryId')?.values ?? [];
  const known = new Set(values.map(({ value }) => value));
  const top = values
    .filter(({ parent }) => parent === undefined || !known.has(parent))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST);
  if (top.length === 0) return null;
  return (
    <section aria-labelledby="fair-categories">
      <h2 id="fair-categories" className={styles['heading']}>
        {t('categories')}
      </h2>
      <ul className={styles['categories']}>
        {top.map(({ value, label = value, count }) => {
          const family = productFamily({ name: label, attributes: [] });
          return (
            <li key={value}>
              <Link
                className={styles['category']}
                href={paths.search(formatSearchParams({ ...EMPTY_SEARCH, categoryId: value }))}
              >
                <ProductThumbnail image={{ family, drawing: findDrawing(label, family) }} size="row" />
                <span className={styles['wayText']}>
                  <strong>{label}</strong>
                  <span>{t('articles', { count, shown: formatCount(count) })}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
