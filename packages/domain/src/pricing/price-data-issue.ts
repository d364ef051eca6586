import type { Price } from './price';
import type { PriceFactorSource } from './price-factor';

/**
 * A fault in price data that pricing went around. The domain does not log; its caller does.
 *
 * - RAW_VALUE_NOT_POSITIVE and DATE_UNREADABLE: the price was left out.
 * - FACTOR_OUT_OF_RANGE: the multiplier was left out, the price counts. Without `price` it is the fair's own factor.
 */
export type PriceDataIssue =
  | { readonly code: 'RAW_VALUE_NOT_POSITIVE'; readonly price: Price }
  | { readonly code: 'DATE_UNREADABLE'; readonly field: 'fromDate' | 'toDate'; readonly price: Price }
  | {
      readonly code: 'FACTOR_OUT_OF_RANGE';
      readonly source: PriceFactorSource;
      readonly factor: string;
      readonly price?: Price;
    };
