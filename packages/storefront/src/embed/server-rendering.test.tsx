// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  AddToCart,
  CartBadge,
  CartPanel,
  createShop,
  GastroshopProvider,
  ProductRow,
  ProductTeaser,
  SearchBox,
} from '.';

describe('parts of a shop on a server', () => {
  it('are drawn as what waits, without a browser and without a question', () => {
    expect(typeof window).toBe('undefined');
    const fetch = vi.fn<typeof globalThis.fetch>();
    const shop = createShop({ tenant: 'AZ', origin: 'https://shop.example', fetch });
    const html = renderToString(
      <GastroshopProvider shop={shop}>
        <SearchBox />
        <CartBadge />
        <ProductTeaser skus={['100100', '100200']} />
        <ProductRow sku="100100" />
        <AddToCart sku="100100" />
        <CartPanel />
      </GastroshopProvider>,
    );
    expect(html).toContain('aria-hidden');
    expect(html).not.toContain('<a ');
    expect(fetch).not.toHaveBeenCalled();
    expect(shop.session.getSnapshot()).toEqual({ status: 'LOADING' });
  });
});
