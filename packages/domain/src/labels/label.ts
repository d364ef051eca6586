/** How many labels of an article are to be printed, as the wire carries it. */
export interface LabelPair {
  readonly sku: string;
  /** Whole labels, 1 to 99999. */
  readonly amount: number;
}

/** A user's label list: each sku once, in the order of adding. */
export type LabelList = readonly LabelPair[];
