import { createClient, getShopConfig, searchProducts } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { ProductCard } from '@gastroshop/ui';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { CartBadge } from './cart-badge';
import { Offer } from './offer';

const client = createClient({ origin: process.env['BACKEND'] ?? 'http://localhost:4000', locale: 'de-AT' });

const summaryOf = ({ sku, name, thumbnailUrl }: Product) => ({
  id: sku,
  number: sku,
  name,
  href: `/product/${encodeURIComponent(sku)}`,
  picture: { family: 'other', url: thumbnailUrl } as const,
});

/** A branch's own page, drawn on the server: its offer, and what it sells, found with a plain form. */
const LandingPage = async ({
  searchParams,
}: {
  readonly searchParams: Promise<{ readonly q?: string }>;
}): Promise<ReactNode> => {
  await connection();
  const { q: queryString = '' } = await searchParams;
  const { tenant, displayName } = await getShopConfig(client);
  const found = await searchProducts(client, { tenant, searchBody: { queryString, page: { size: 6 } } });
  return (
    <main>
      <CartBadge tenant={tenant} />
      <h1>{displayName}</h1>
      <Offer day={viennaDateAt(Date.now())} />
      <form role="search">
        <label>
          Suchen <input type="search" name="q" defaultValue={queryString} />
        </label>
      </form>
      <div role="list">
        {found.products.map((product) => (
          <ProductCard key={product.sku} product={summaryOf(product)} withPrices={false} />
        ))}
      </div>
    </main>
  );
};

export default LandingPage;
