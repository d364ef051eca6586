import type { ProductExtras } from '@gastroshop/storefront/product';
import { LazySlot } from '@gastroshop/storefront/shop';
import { lazy } from 'react';

// By a file of their own: a room that is imported as a whole would come whole, and with the first page.

const TemplateToggle = lazy(async () => ({
  default: (await import('./product-page-extras')).TemplateToggle,
}));
const LabelToggle = lazy(async () => ({
  default: (await import('./product-page-extras')).LabelToggle,
}));

/** What the own shop offers for every article of a list besides ordering it: to keep it in templates, to label it. */
export const templateExtras: ProductExtras = (product) => (
  <LazySlot>
    <TemplateToggle product={product} />
    <LabelToggle product={product} />
  </LazySlot>
);
