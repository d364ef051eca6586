/** The content of a cart line as a buyer sets it. A cart has one line per sku. */
export interface CartLine {
  readonly sku: string;
  /** Whole number of units, 1 to 99999. */
  readonly amount: number;
  readonly unitAbbreviation: string;
}

/** A line that was taken out, kept so that it can be brought back. */
export interface DeletedLine<Line extends CartLine = CartLine> {
  readonly line: Line;
  /** Moment of the deletion, epoch milliseconds. */
  readonly deletedAt: number;
}

/** The lines of a cart in the order the buyer added them, and the lines taken out, one per sku, latest first. */
export interface CartLines<Line extends CartLine = CartLine> {
  readonly items: readonly Line[];
  readonly deletedItems: readonly DeletedLine<Line>[];
}

/** The line of an article, if it is in the cart. */
export const lineOf = <Line extends CartLine>(cart: CartLines<Line>, sku: string): Line | undefined =>
  cart.items.find((item) => item.sku === sku);
