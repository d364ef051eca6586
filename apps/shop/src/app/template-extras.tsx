import type { ProductExtras } from '@gastroshop/storefront/product';
import { LazySlot } from '@gastroshop/storefront/shop';
import { lazy } from 'react';

// By a file of its own: rooms that are imported as a whole would come whole, and with the first page.
const ProductRowExtras = lazy(async () => ({
  default: (await import('./product-row-extras')).ProductRowExtras,
}));

/** What the own shop offers for every article of a list besides ordering it: to keep it in templates, to label it. */
export const templateExtras: ProductExtras = (product) => (
  <LazySlot>
    <ProductRowExtras product={product} />
  </LazySlot>
);
