import { createClient, searchProducts } from '@gastroshop/api-client';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { CartBadge, ProductTeaser, SearchBox, toProductSummary } from '@gastroshop/storefront';
import { ProductCard } from '@gastroshop/ui';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Offer } from './offer';

const client = createClient({ origin: process.env['BACKEND'] ?? 'http://localhost:4000', locale: 'de-AT' });

/** What the branch recommends this week. */
const OFFERS = ['123635', '129629', '121748', '373326'];

/** What the shop finds, drawn on the server for everybody alike. */
const Found = async ({ queryString }: { readonly queryString: string }): Promise<ReactNode> => {
  const { products } = await searchProducts(client, {
    tenant: 'AZ',
    searchBody: { queryString, page: { size: 6 } },
  });
  return (
    <div role="list" className="found" aria-label={`Gefunden zu ${queryString}`}>
      {products.map((product) => (
        <ProductCard key={product.sku} product={toProductSummary(product)} withPrices={false} />
      ))}
    </div>
  );
};

/** A branch's own page: its offer as the server draws it, what it recommends, and what it sells, found with a plain form. */
const LandingPage = async ({
  searchParams,
}: {
  readonly searchParams: Promise<{ readonly q?: string }>;
}): Promise<ReactNode> => {
  await connection();
  const { q: queryString = '' } = await searchParams;
  return (
    <div className="page">
      <header className="bar">
        <h1>Ihr Markt in Zell</h1>
        <div className="search">
          <SearchBox />
        </div>
        <CartBadge />
      </header>
      <main>
        <Offer day={viennaDateAt(Date.now())} />
        <h2>Diese Woche empfohlen</h2>
        <ProductTeaser skus={OFFERS} label="Diese Woche empfohlen" />
        <form role="search">
          <label>
            Im Sortiment suchen <input type="search" name="q" defaultValue={queryString} />
          </label>
        </form>
        {queryString !== '' && <Found queryString={queryString} />}
      </main>
    </div>
  );
};

export default LandingPage;
