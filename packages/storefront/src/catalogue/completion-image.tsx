import type { Product } from '@gastroshop/api-contract';
import { findDrawing, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { productFamily } from '../product';

/** What the picture of a suggestion takes. */
export interface CompletionImageProps {
  readonly product: Product;
}

/** The picture of a suggested article. */
export const CompletionImage = ({ product }: CompletionImageProps): ReactNode => {
  const family = productFamily(product);
  return (
    <ProductThumbnail
      size="row"
      image={{
        family,
        drawing: findDrawing(product.name, family),
        ...(product.thumbnailUrl !== undefined && { url: product.thumbnailUrl }),
      }}
    />
  );
};
