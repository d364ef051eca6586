import type { ContentSlots } from '@gastroshop/cms';
import { lazy, Suspense } from 'react';
import { ShelfSkeleton } from './shelf-skeleton';

// Articles bring prices and the order control along; a page is read before they have arrived.
const ProductShelf = lazy(async () => ({ default: (await import('./product-shelf')).ProductShelf }));

/** What the main shop draws inside content. */
export const contentSlots: ContentSlots = {
  featuredProducts: (skus, title, link) => (
    <Suspense fallback={<ShelfSkeleton title={title} />}>
      <ProductShelf skus={skus} title={title} link={link} />
    </Suspense>
  ),
  promotionProducts: (skus) => (
    <Suspense fallback={<ShelfSkeleton title={undefined} />}>
      <ProductShelf skus={skus} title={undefined} link={undefined} />
    </Suspense>
  ),
};
