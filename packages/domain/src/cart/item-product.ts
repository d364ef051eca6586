/** Thrown for a cart item that came without its product; the backend must always fill it (CRT-3). */
export class CartItemWithoutProductError extends Error {
  override readonly name = 'CartItemWithoutProductError';

  constructor(
    /** The article whose product is missing. */
    readonly sku: string,
  ) {
    super(`Cart item ${sku} has no product`);
  }
}

/** A cart item as an answer carries it, before it is known that the product is there. */
export interface ItemWithProduct<Product> {
  readonly sku: string;
  readonly product?: Product | null | undefined;
}

/**
 * The product of a cart item.
 *
 * @throws CartItemWithoutProductError naming the sku when the product is missing
 */
export const productOfItem = <Product>(item: ItemWithProduct<Product>): Product => {
  if (item.product === undefined || item.product === null) throw new CartItemWithoutProductError(item.sku);
  return item.product;
};
