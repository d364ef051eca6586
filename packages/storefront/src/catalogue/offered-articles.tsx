import { useTexts } from '@gastroshop/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProductStrip, ShelfBones } from '../product';
import { useGateway } from '../shop';
import { nothingTexts } from './nothing-texts';
import { offeredQuery } from './offered-query';
import styles from './nothing-found.module.css';
import type { SearchState } from './search-state';

/** What the articles offered instead take. */
export interface OfferedArticlesProps {
  readonly state: SearchState;
}

/** Articles in the place of those that were not found, to be ordered in place; nothing where there are none. */
export const OfferedArticles = ({ state }: OfferedArticlesProps): ReactNode => {
  const t = useTexts(nothingTexts);
  const { data: offered, isPending } = useQuery(offeredQuery(useGateway(), state));
  if (isPending)
    return (
      <div className={styles['offered']}>
        <ShelfBones />
      </div>
    );
  if (offered === undefined || offered === null) return null;
  const title = t(offered.why);
  return (
    <div className={styles['offered']}>
      <ProductStrip
        products={offered.products}
        label={title}
        head={<h3 className={styles['title']}>{title}</h3>}
      />
    </div>
  );
};
