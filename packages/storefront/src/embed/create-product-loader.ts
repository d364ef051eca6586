import type { Product } from '@gastroshop/api-contract';

/** Loads one product; null where the shop has none of that number. */
export type ProductLoader = (sku: string) => Promise<Product | null>;

/**
 * Puts the products that the parts of a page ask for at once into one call.
 *
 * @param ask loads products by their numbers; those that are not there are left out
 */
export const createProductLoader = (
  ask: (skus: readonly string[]) => Promise<readonly Product[]>,
): ProductLoader => {
  let next: { readonly skus: Set<string>; readonly answer: Promise<readonly Product[]> } | undefined;
  const open = () => {
    const skus = new Set<string>();
    // Whatever is drawn in one go asks before this continues.
    const answer = Promise.resolve().then(() => {
      next = undefined;
      return ask([...skus]);
    });
    return { skus, answer };
  };
  return async (sku) => {
    next ??= open();
    next.skus.add(sku);
    const products = await next.answer;
    return products.find((product) => product.sku === sku) ?? null;
  };
};
