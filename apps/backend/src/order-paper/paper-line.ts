/** A line on paper. */
export interface PaperLine {
  /** "" of what the shop has no number for. */
  readonly sku: string;
  readonly name: string;
  readonly amount: string;
  /** Missing without the right to see prices. */
  readonly unitPrice: string | undefined;
  readonly rowTotal: string | undefined;
  /** What else belongs to the line, each on a line of its own. */
  readonly notes: readonly string[];
}

/** What comes on one day, or what belongs together otherwise. */
export interface DeliveryContent {
  readonly heading: string;
  readonly lines: readonly PaperLine[];
}
