/** Kinds of price, in the order in which a tie is decided. */
export const TYPES_BY_PRECEDENCE = [
  'FIXED',
  'SPECIAL',
  'SPECIAL_LIST',
  'PROMOTION',
  'FAIR_LIST',
  'LIST',
] as const;

/** A lowering of a price or a promise to pay back. */
export interface OracleReduction {
  readonly order: 'SINGLE' | 'TOTAL';
  readonly factor: string;
}

/** A price as the oracle reads it. */
export interface OraclePrice {
  readonly type: (typeof TYPES_BY_PRECEDENCE)[number];
  readonly raw: string;
  readonly from: number;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly discount?: OracleReduction | undefined;
  readonly bonus?: OracleReduction | undefined;
}

/** An article, how much of it, when and where. */
export interface OracleQuestion {
  readonly prices: readonly OraclePrice[];
  readonly amount: number;
  /** What decides the tier where it is not the amount: the whole line's, for one entry of its plan. */
  readonly tierAmount?: number | undefined;
  /** Storage units in one of the unit ordered. */
  readonly ratio: string;
  /** The price day, YYYY-MM-DD. */
  readonly day: string;
  /** Present inside a fair. */
  readonly fair?: { readonly factor?: string | undefined } | undefined;
  /** Expected weight of one storage unit, for weighed articles. */
  readonly weightPerStorageUnit?: string | undefined;
  /** What was really delivered, in the unit the price is for. */
  readonly delivered?: string | undefined;
}
