import type { Cart, CartItem, DeletedCartItem } from '@gastroshop/api-contract';

/** A cart that was emptied and can come back whole. */
export interface ClearedCart {
  /** When it was emptied, epoch milliseconds. */
  readonly at: number;
  /** User who emptied it; undefined where the backend does not tell. */
  readonly by: string | undefined;
  /** Its lines that are not in the cart again, in their order. */
  readonly items: readonly DeletedCartItem[];
}

/**
 * The cart that was emptied last, as far as it is not back; undefined where there is none.
 *
 * @example clearedCart({ items: [], deletedItems: [{ sku: '1', …, withCart: true }] })?.items.length // 1
 */
export const clearedCart = ({
  items,
  deletedItems,
}: Pick<Cart, 'deletedItems'> & {
  readonly items: readonly Pick<CartItem, 'sku'>[];
}): ClearedCart | undefined => {
  const cleared = deletedItems.filter(({ withCart }) => withCart === true);
  const latest = Math.max(...cleared.map(({ deletedAt }) => Date.parse(deletedAt)));
  const present = new Set(items.map(({ sku }) => sku));
  const gone = cleared.filter(({ sku, deletedAt }) => Date.parse(deletedAt) === latest && !present.has(sku));
  const [first] = gone;
  return first === undefined ? undefined : { at: latest, by: first.deletedBy, items: gone };
};
