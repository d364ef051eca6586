import type { Product } from '@gastroshop/api-contract';
import { useKeywords } from '@gastroshop/app-shell/router';
import { type OrderActionListener, ProductScreen, productQuery } from '@gastroshop/storefront/product';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, useGateway, usePageTitle } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

// Only buyers have them, and nobody waits for them.
const ProductTools = lazy(async () => ({
  default: (await import('./product-page-extras')).ProductPageExtras,
}));

const SOURCE = 'Product Detail Page';
const ACTIONS = { ADDED: 'add', CHANGED: 'change', REMOVED: 'remove' } as const;

const nameOf = ({ productDisplayName, name }: Product): string => productDisplayName ?? name;

/** The page of an article. */
export const ShopProductScreen = (): ReactNode => {
  const { sku = '' } = useParams();
  const gateway = useGateway();
  const track = useTracking();
  const location = useLocation();
  const { customerId } = useSession();
  const { data } = useQuery(productQuery(gateway, sku));
  usePageTitle(data && nameOf(data));
  const { paths } = gateway;
  const keywords = useKeywords();
  const tellShown = useCallback(
    (product: Product) => {
      track({
        kind: 'click',
        category: 'product',
        source: SOURCE,
        productId: product.sku,
        productName: nameOf(product),
        productUrl: paths.product(product.sku),
        keywords,
      });
    },
    [track, paths, keywords],
  );
  const tellOrder = useCallback<OrderActionListener>(
    (action, name) => {
      track({ kind: 'action', category: 'cart', source: SOURCE, action: ACTIONS[action], name });
    },
    [track],
  );
  // The address held the number as a paper, a label or a spreadsheet writes it.
  if (data !== undefined && data.sku !== sku)
    return <Navigate to={paths.product(data.sku)} state={location.state as unknown} replace />;
  const tools = customerId !== '' && data !== undefined && (
    <LazySlot>
      <ProductTools product={data} />
    </LazySlot>
  );
  return <ProductScreen sku={sku} onShown={tellShown} onOrder={tellOrder} buyTools={tools} />;
};
