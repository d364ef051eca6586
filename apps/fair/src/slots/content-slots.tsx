import { type ContentSlots, SectionHead } from '@gastroshop/cms';
import { ProductGridSkeleton } from '@gastroshop/storefront/product';
import { lazy, type ReactNode, Suspense } from 'react';

// Articles bring prices and the order control along; a page is read before they have arrived.
const FairShelf = lazy(async () => ({ default: (await import('./fair-product-grid')).FairProductGrid }));

const shelf = (skus: readonly string[], head?: ReactNode): ReactNode => {
  const waiting = <ProductGridSkeleton head={head} />;
  return (
    <Suspense fallback={waiting}>
      <FairShelf skus={skus} head={head} waiting={waiting} />
    </Suspense>
  );
};

/** What the fair draws inside content: articles at its prices. */
export const contentSlots: ContentSlots = {
  featuredProducts: (skus, title, link) =>
    shelf(skus, title === undefined ? undefined : <SectionHead title={title} link={link} />),
  promotionProducts: (skus) => shelf(skus),
};
