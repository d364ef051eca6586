import { type CartLine, type CartLines, type DeletedLine, lineOf } from './cart-line';

/**
 * Puts lines into the cart and leaves all others alone. A line replaces the one of its sku, unit included, in its
 * place; a new one comes last. Its sku is no longer among the deleted ones.
 *
 * The amount is taken as it is: check the minimum of the unit before.
 */
export const upsertLines = <Line extends CartLine>(
  cart: CartLines<Line>,
  lines: readonly Line[],
): CartLines<Line> => {
  const bySku = new Map(cart.items.map((item) => [item.sku, item]));
  for (const line of lines) bySku.set(line.sku, line);
  return {
    items: [...bySku.values()],
    deletedItems: cart.deletedItems.filter((deleted) => !bySku.has(deleted.line.sku)),
  };
};

/**
 * Takes a line out and keeps it among the deleted ones (CRT-5). An article that is not in the cart changes nothing.
 *
 * @param now epoch milliseconds
 */
export const removeLine = <Line extends CartLine>(
  cart: CartLines<Line>,
  sku: string,
  now: number,
): CartLines<Line> =>
  withDeleted(
    cart,
    cart.items.filter((item) => item.sku === sku),
    now,
  );

/**
 * Takes all lines out and keeps them among the deleted ones.
 *
 * @param now epoch milliseconds
 */
export const clearLines = <Line extends CartLine>(cart: CartLines<Line>, now: number): CartLines<Line> =>
  withDeleted(cart, cart.items, now);

/**
 * Brings a deleted line back as it was, at the end of the cart. Nothing changes where the sku was not deleted.
 * The article may have changed since, so check its status and minimum as for a new line.
 */
export const restoreLine = <Line extends CartLine>(cart: CartLines<Line>, sku: string): CartLines<Line> => {
  const deleted = cart.deletedItems.find(({ line }) => line.sku === sku);
  return deleted === undefined ? cart : upsertLines(cart, [deleted.line]);
};

/**
 * The cart toggle (CRT-1): takes the article out if it is in the cart, otherwise puts the line in.
 *
 * Whether an article may be put in at all is a matter of its status, see the product room.
 *
 * @param now epoch milliseconds
 */
export const toggleLine = <Line extends CartLine>(
  cart: CartLines<Line>,
  line: Line,
  now: number,
): CartLines<Line> =>
  lineOf(cart, line.sku) === undefined ? upsertLines(cart, [line]) : removeLine(cart, line.sku, now);

const withDeleted = <Line extends CartLine>(
  cart: CartLines<Line>,
  lines: readonly Line[],
  now: number,
): CartLines<Line> => {
  if (lines.length === 0) return cart;
  const gone = new Set(lines.map(({ sku }) => sku));
  const deleted: DeletedLine<Line>[] = lines.map((line) => ({ line, deletedAt: now }));
  return {
    items: cart.items.filter(({ sku }) => !gone.has(sku)),
    deletedItems: [...deleted, ...cart.deletedItems.filter(({ line }) => !gone.has(line.sku))],
  };
};
