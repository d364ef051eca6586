import type { ContentLink } from '@gastroshop/api-contract';
import { SectionHead } from '@gastroshop/cms';
import { ProductGrid as Shelf } from '@gastroshop/storefront/product';
import type { ReactNode } from 'react';
import { ShelfSkeleton } from './shelf-skeleton';

/** What a shelf takes. */
export interface ProductShelfProps {
  readonly skus: readonly string[];
  readonly title: string | undefined;
  readonly link: ContentLink | undefined;
}

/** Articles picked by hand, below the head of their section. */
export const ProductShelf = ({ skus, title, link }: ProductShelfProps): ReactNode => (
  <Shelf
    skus={skus}
    head={title === undefined ? undefined : <SectionHead title={title} link={link} />}
    waiting={<ShelfSkeleton title={title} />}
  />
);
