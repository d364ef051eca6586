import type { ContentSlots } from '@gastroshop/cms';
import { Skeleton } from '@gastroshop/ui/feedback';
import { lazy, Suspense } from 'react';
import { ShelfSkeleton } from './shelf-skeleton';

// Articles bring prices and the order control along; a page is read before they have arrived.
const ProductShelf = lazy(async () => ({ default: (await import('./product-shelf')).ProductShelf }));

const ContentForm = lazy(async () => ({ default: (await import('./forms')).ContentForm }));
const SignUpForm = lazy(async () => ({ default: (await import('./forms')).CrmForm }));

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
  form: (form, title) => (
    <Suspense fallback={<Skeleton height={320} />}>
      <ContentForm key={form.id} form={form} title={title} />
    </Suspense>
  ),
  crmForm: (block) => (
    <Suspense fallback={<Skeleton height={320} />}>
      <SignUpForm block={block} />
    </Suspense>
  ),
};
