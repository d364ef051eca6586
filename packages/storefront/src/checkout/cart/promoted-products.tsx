import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductTiles } from '../../product';
import { scopedKey, type ShopGateway, useGateway } from '../../shop';
import styles from './promoted-products.module.css';

/** Tiles shown at most. */
const MOST_SHOWN = 5;

/** Articles to offer beside the cart. */
const promotedQuery = ({ scope, cart }: ShopGateway) =>
  queryOptions({
    queryKey: scopedKey(scope, 'promoted'),
    queryFn: ({ signal }) => cart?.promoted({ signal }) ?? Promise.resolve([]),
    enabled: cart !== undefined,
    staleTime: 5 * 60_000,
  });

/** What the shelf takes. */
export interface PromotedProductsProps {
  /** Skus in the cart, which need no offer. */
  readonly inCart: ReadonlySet<string>;
}

/** What the shop offers beside the cart; nothing where there is nothing. */
export const PromotedProducts = ({ inCart }: PromotedProductsProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { data = [] } = useQuery(promotedQuery(useGateway()));
  const offered = data.filter(({ sku }) => !inCart.has(sku)).slice(0, MOST_SHOWN);
  if (offered.length === 0) return null;
  const title = t(inCart.size === 0 ? 'promotedAlone' : 'promoted');
  return (
    <section className={styles['shelf']}>
      <h2 className={styles['title']}>{title}</h2>
      <ProductTiles label={title} products={offered} />
    </section>
  );
};
