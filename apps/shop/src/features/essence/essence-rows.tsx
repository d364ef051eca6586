import type { Product } from '@gastroshop/api-contract';
import { recentItemsBySku } from '@gastroshop/domain/essence';
import { ProductExtrasContext } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { EssenceContext } from './essence-context';
import { essenceVisibilityQuery, recentEssenceQuery } from './essence-queries';
import { essenceTools } from './essence-tools';
import { useSetEssenceVisibility } from './use-set-essence-visibility';
import { useThrottled } from './use-throttled';

/** What the rows take. */
export interface EssenceRowsProps {
  /** The articles of the page. */
  readonly products: readonly Product[];
  /** The rows. */
  readonly children: ReactNode;
}

/** How often new purchases come to the tooltips at most, in milliseconds (ESS-3). */
const PUBLISHED_EVERY_MS = 3000;

/** Gives the rows of a page their eye and their last purchases; without those the list works all the same (ERR-5). */
export const EssenceRows = ({ products, children }: EssenceRowsProps): ReactNode => {
  const { client, gateway } = useShop();
  const skus = useMemo(() => products.map(({ sku }) => sku), [products]);
  const { data: visibilities } = useQuery(essenceVisibilityQuery(client, gateway.scope, skus));
  const { data: items } = useQuery(recentEssenceQuery(client, gateway.scope, skus));
  const setVisible = useSetEssenceVisibility();
  const published = useThrottled(items, PUBLISHED_EVERY_MS);
  const essence = useMemo(
    () => ({ visibilities, recent: published && recentItemsBySku(published), setVisible }),
    [visibilities, published, setVisible],
  );
  return (
    <EssenceContext value={essence}>
      <ProductExtrasContext value={essenceTools}>{children}</ProductExtrasContext>
    </EssenceContext>
  );
};
