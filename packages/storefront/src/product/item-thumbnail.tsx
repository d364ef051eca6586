import type { Product } from '@gastroshop/api-contract';
import { findDrawing, ProductThumbnail, type ProductThumbnailProps } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { productFamily } from '../product-data';

/** What a small picture takes. */
export interface ItemThumbnailProps extends Pick<ProductThumbnailProps, 'size' | 'alt'> {
  /** A product, or what a line of an order or a list has kept of one. */
  readonly item: Pick<Product, 'name' | 'resolvedCategory' | 'thumbnailUrl'> &
    Partial<Pick<Product, 'attributes'>>;
}

/**
 * The small picture of a product, or of a line that knows little more than its name: its photograph, else a drawing of
 * what the name says.
 *
 * @example <ItemThumbnail size="row" item={{ name: 'Champignons weiß 3 kg' }} />
 */
export const ItemThumbnail = ({ item, ...shape }: ItemThumbnailProps): ReactNode => {
  const { name, resolvedCategory, attributes = [], thumbnailUrl } = item;
  const family = productFamily({ name, resolvedCategory, attributes });
  const image = { family, drawing: findDrawing(name, family), url: thumbnailUrl };
  return <ProductThumbnail {...shape} image={image} />;
};
