import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { findDrawing, type ThumbnailData } from '@gastroshop/ui/product';
import { productFamily } from '../../product-data';

/** The pictures of an article, the main one first; at least one, be it drawn. Models in three dimensions are left out. */
export const toGallery = (
  product: Product,
  details: Pick<ProductDetails, 'imagePaths'> | undefined,
): readonly ThumbnailData[] => {
  const family = productFamily(product);
  const drawing = findDrawing(product.name, family);
  const images = [...(product.images ?? []), ...(details?.imagePaths ?? [])];
  const urls = new Set(
    images
      .filter(({ is3d }) => is3d !== true)
      .flatMap(({ bigPath, mediumPath, thumbnailPath }) => bigPath ?? mediumPath ?? thumbnailPath ?? []),
  );
  if (urls.size === 0 && product.thumbnailUrl !== undefined) urls.add(product.thumbnailUrl);
  return urls.size === 0 ? [{ family, drawing }] : [...urls].map((url) => ({ family, drawing, url }));
};
