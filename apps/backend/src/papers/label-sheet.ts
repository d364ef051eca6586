/** A label for a shelf. */
export interface PrintedLabel {
  readonly name: string;
  /** Article number as the buyer knows it. */
  readonly number: string;
  /** Content and unit; small beside the number. */
  readonly content: string;
  /** With its unit; missing without the right to see prices. */
  readonly price?: string | undefined;
  /** What the bars say: a GTIN of 8, 12, 13 or 14 digits; one that is none gives way to the article number. */
  readonly gtin?: string | undefined;
  /** Said by the bars where there is no GTIN. */
  readonly sku: string;
  /** How many of it. */
  readonly amount: number;
}

/** Labels to be printed, each as often as it says. Plain data. */
export interface LabelSheet {
  /** Of the texts, such as "de-AT". */
  readonly language: string;
  readonly shop: string;
  readonly title: string;
  readonly labels: readonly PrintedLabel[];
}
