import { SectionHead } from '@gastroshop/cms';
import { ProductGridSkeleton } from '@gastroshop/storefront/product';
import type { ReactNode } from 'react';

/** What the outline of a shelf takes. */
export interface ShelfSkeletonProps {
  readonly title: string | undefined;
}

/** A shelf that is on its way, in its final size. */
export const ShelfSkeleton = ({ title }: ShelfSkeletonProps): ReactNode => (
  <ProductGridSkeleton head={title === undefined ? undefined : <SectionHead title={title} />} />
);
