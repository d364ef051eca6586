import { queryProducts } from '@gastroshop/api-client';
import type { ContentLink } from '@gastroshop/api-contract';
import { SectionHead } from '@gastroshop/cms';
import { useLocale } from '@gastroshop/i18n/react';
import { useKeyboardScroll } from '@gastroshop/ui/scroll';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment';
import { ProductTile } from './product-tile';
import styles from './product-shelf.module.css';

/** What a shelf takes. */
export interface ProductShelfProps {
  readonly skus: readonly string[];
  readonly title: string | undefined;
  readonly link: ContentLink | undefined;
}

/** Articles picked by hand: picture, name and number. What cannot be found is named; visitors do not see it. */
export const ProductShelf = ({ skus, title, link }: ProductShelfProps): ReactNode => {
  const { client, tenant } = useEnvironment();
  const { locale } = useLocale();
  const scroll = useKeyboardScroll();
  const { data: products } = useQuery({
    queryKey: ['articles', tenant, locale, ...skus],
    queryFn: ({ signal }) => queryProducts(client, { tenant, body: [...skus] }, { signal }),
    enabled: tenant !== '',
  });
  const found = new Map(products?.map((product) => [product.sku, product]));
  return (
    <section>
      {title !== undefined && <SectionHead title={title} link={link} />}
      <ul ref={scroll} className={styles['shelf']} aria-label={title}>
        {skus.map((sku, index) => (
          <li key={`${sku}-${index}`} className={styles['place']}>
            <ProductTile
              sku={sku}
              product={found.get(sku)}
              isMissing={products !== undefined && !found.has(sku)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
