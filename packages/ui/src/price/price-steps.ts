/** Where a price comes from, in the words of the buyer. */
export type PriceBasis =
  'REGULAR' | 'REGULAR_FAIR' | 'ON_SALE_FOR_ALL' | 'ON_SALE_FOR_CUSTOMER' | 'FIXED_FOR_CUSTOMER';

/** One step of a price's calculation, its figures written out. */
export type ExplanationStepData =
  /** Amount × ratio: "4 Karton" × "6" = "24 Stk". */
  | {
      readonly step: 'STORAGE_QUANTITY';
      readonly amount: string;
      readonly ratio: string;
      readonly quantity: string;
    }
  /** The whole line's quantity, where it decides the tier. */
  | { readonly step: 'TIER_QUANTITY'; readonly quantity: string }
  | { readonly step: 'ESTIMATED_QUANTITY'; readonly perUnit: string; readonly quantity: string }
  | { readonly step: 'DELIVERED_QUANTITY'; readonly quantity: string }
  | { readonly step: 'ON_REQUEST' }
  | {
      readonly step: 'CHOSEN_PRICE';
      readonly basis: PriceBasis;
      readonly price: string;
      /** The quantity its tier begins at, when it has one. */
      readonly from?: string | undefined;
      readonly validFrom?: string | undefined;
      readonly validTo?: string | undefined;
    }
  | { readonly step: 'FAIR_FACTOR' | 'UNIT_FACTOR' | 'ROW_FACTOR'; readonly percent: string }
  /** The unit price; `exact` when rounding changed it. */
  | {
      readonly step: 'UNIT_PRICE';
      readonly price: string;
      readonly unit: string;
      readonly exact?: string | undefined;
    }
  | { readonly step: 'ROW_TOTAL'; readonly total: string; readonly exact?: string | undefined }
  | { readonly step: 'DISCOUNT_EARNED'; readonly earned: string; readonly undiscounted: string }
  | { readonly step: 'BONUS'; readonly percent: string; readonly bonus: string };

/** A price that was not chosen and why. */
export interface RejectedPriceData {
  readonly basis: PriceBasis;
  readonly price: string;
  readonly reason:
    'DEARER' | 'TIE' | 'BELOW_TIER' | 'NOT_YET_VALID' | 'EXPIRED' | 'OUTSIDE_FAIR' | 'UNREADABLE';
  /** The quantity its tier begins at, when it has one. */
  readonly from?: string | undefined;
}
