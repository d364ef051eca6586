import { getShopConfig, searchProducts } from '@gastroshop/api-client';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { CartBadge } from './cart-badge';
import { client } from './client';
import { openCart } from './open-cart';
import { ProductList } from './product-list';
import { StartContent } from './start-content';
import { useAnswer } from './use-answer';

/** A branch's own page: what it sells, found as one types, the cart of who is signed in, and what the shop tells. */
export const LandingPage = (): ReactNode => {
  const [typed, setTyped] = useState('');
  const queryString = useDeferredValue(typed);
  const shop = useAnswer('shop', () => getShopConfig(client));
  const tenant = shop?.tenant;
  const cart = useAnswer(`cart ${tenant}`, async () => (tenant === undefined ? undefined : openCart(tenant)));
  const found = useAnswer(`${tenant} ${queryString}`, async (signal) =>
    tenant === undefined
      ? undefined
      : searchProducts(client, { tenant, searchBody: { queryString, page: { size: 6 } } }, { signal }),
  );
  return (
    <main>
      <header>
        <h1>{shop?.displayName}</h1>
        {cart === undefined ? <a href="/auth/redirect">Anmelden</a> : <CartBadge cart={cart} />}
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
      <ProductList products={found?.products ?? []} cart={cart} />
      <StartContent />
    </main>
  );
};
