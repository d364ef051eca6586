/** A customer as the table shows it (SEL-1). */
export interface CustomerRow {
  /** Number of the customer. */
  readonly id: string;
  /** Name of the customer. */
  readonly name: string;
  /** Street, post code and city on one line; empty if missing. */
  readonly address: string;
}

/** By what the customers are sorted (SEL-2). */
export interface CustomerTableSort {
  /** The sorted column. */
  readonly column: 'id' | 'name' | 'address';
  readonly direction: 'asc' | 'desc';
}
