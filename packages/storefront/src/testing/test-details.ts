import type { ProductDetails } from '@gastroshop/api-contract';

/** Details for tests that tell nothing but what differs. */
export const testDetails = (differing: Partial<ProductDetails> = {}): ProductDetails => ({
  imagePaths: [],
  nutrientTables: [],
  categories: [],
  ingredientOrigins: [],
  packaging: 'NO_DATA',
  ...differing,
});
