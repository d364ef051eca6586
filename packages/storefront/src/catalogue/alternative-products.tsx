import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCarousel, ProductGridSkeleton } from '../product';
import { useGateway } from '../shop';
import { alternativesQuery } from './alternatives-query';
import styles from './no-results.module.css';
import type { SearchState } from './search-state';

/** What the articles offered instead take. */
export interface AlternativeProductsProps {
  readonly state: SearchState;
}

/** Articles in the place of those that were not found, to be ordered in place; nothing where there are none. */
export const AlternativeProducts = ({ state }: AlternativeProductsProps): ReactNode => {
  const { t } = useTranslation('storefront-nothing-found');
  const { data: offered, isPending } = useQuery(alternativesQuery(useGateway(), state));
  if (isPending)
    return (
      <div className={styles['offered']}>
        <ProductGridSkeleton />
      </div>
    );
  if (offered === undefined || offered === null) return null;
  const title = t(offered.why);
  return (
    <div className={styles['offered']}>
      <ProductCarousel
        products={offered.products}
        label={title}
        head={<h3 className={styles['title']}>{title}</h3>}
      />
    </div>
  );
};
