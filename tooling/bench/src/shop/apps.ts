/** An app whose pages are weighed. */
export interface WeighedApp {
  /** Its folder below apps/. */
  readonly app: string;
  /** Pages by name, each with the modules it is made of; the first is the start page, which the budget is for. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Kilobytes (1,000 bytes) of gzip that the start page may load before it can be used. */
  readonly budget: { readonly js: number; readonly css: number };
}

/** The apps that have a budget. The fair's first load is not above the main shop's. */
export const APPS: readonly WeighedApp[] = [
  {
    app: 'shop',
    pages: {
      'start page': ['src/features/content/pages.ts'],
      search: ['src/features/search/search-screen.tsx'],
      'product detail': ['src/features/product/shop-product-screen.tsx'],
      'customer choice': ['src/features/customers/customers-screen.tsx'],
      checkout: ['src/features/checkout/checkout-screen.tsx'],
    },
    budget: { js: 193, css: 25 },
  },
  {
    app: 'fair',
    pages: {
      'start page': ['src/features/start/start-screen.tsx'],
      search: ['src/features/search/search-screen.tsx'],
      'product detail': ['src/features/product/fair-product-screen.tsx'],
      'quantity history': ['src/features/quantity-history/quantity-history-screen.tsx'],
      checkout: ['src/features/checkout/checkout-screen.tsx'],
    },
    budget: { js: 190, css: 25 },
  },
  {
    app: 'cms-preview',
    pages: { desk: ['src/editor/index.ts'], 'page in a frame': ['src/page/index.ts'] },
    budget: { js: 170, css: 25 },
  },
  // Made of the published packages; its texts are in its code, its documents come when they are opened.
  { app: 'developers', pages: { overview: [] }, budget: { js: 182, css: 20 } },
];
