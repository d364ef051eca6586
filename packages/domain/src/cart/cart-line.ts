/** The content of a cart line as a buyer sets it. A cart has one line per sku. */
export interface CartLine {
  readonly sku: string;
  /** Whole number of units, 1 to 99999. */
  readonly amount: number;
  readonly unitAbbreviation: string;
}
