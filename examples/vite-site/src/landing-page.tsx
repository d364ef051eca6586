import { getShopConfig, searchProducts } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import { ProductCard } from '@gastroshop/ui';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { CartBadge } from './cart-badge';
import { client } from './client';
import { useAnswer } from './use-answer';

const summaryOf = ({ sku, name, thumbnailUrl }: Product) => ({
  id: sku,
  number: sku,
  name,
  href: `/product/${encodeURIComponent(sku)}`,
  picture: { family: 'other', url: thumbnailUrl } as const,
});

/** A branch's own page: what it sells, found as one types. */
export const LandingPage = (): ReactNode => {
  const [typed, setTyped] = useState('');
  const queryString = useDeferredValue(typed);
  const shop = useAnswer('shop', () => getShopConfig(client));
  const tenant = shop?.tenant;
  const found = useAnswer(`${tenant} ${queryString}`, async (signal) =>
    tenant === undefined
      ? undefined
      : searchProducts(client, { tenant, searchBody: { queryString, page: { size: 6 } } }, { signal }),
  );
  return (
    <main>
      <header>
        <h1>{shop?.displayName}</h1>
        {tenant === undefined ? null : <CartBadge tenant={tenant} />}
      </header>
      <label>
        Suchen{' '}
        <input
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </label>
      <div role="list">
        {found?.products.map((product) => (
          <ProductCard key={product.sku} product={summaryOf(product)} withPrices={false} />
        ))}
      </div>
    </main>
  );
};
