import { CartBadge, CartPanel, CustomerChoice, ProductTeaser, SearchBox } from '@gastroshop/storefront';
import { Suspense, type ReactNode } from 'react';
import { StartContent } from './start-content';

/** What the branch recommends this week. */
const OFFERS = ['123635', '129629', '121748', '373326', '251866', '491271'];

/** A branch's own page: search, what it recommends with prices for who may see them, the cart, and what the shop tells. */
export const LandingPage = (): ReactNode => (
  <div className="page">
    <header className="bar">
      <h1>Ihr Markt in Zell</h1>
      <div className="search">
        <SearchBox />
      </div>
      <div className="whose">
        <CustomerChoice />
        <CartBadge />
      </div>
    </header>
    <main className="columns">
      <div className="shelf">
        <h2>Diese Woche empfohlen</h2>
        <ProductTeaser skus={OFFERS} label="Diese Woche empfohlen" />
        <Suspense fallback={null}>
          <StartContent />
        </Suspense>
      </div>
      <aside>
        <CartPanel />
      </aside>
    </main>
  </div>
);
