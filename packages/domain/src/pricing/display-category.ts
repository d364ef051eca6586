import type { PriceType } from './price';

/** How a price is presented to the buyer. */
export const DISPLAY_CATEGORIES = [
  'REGULAR',
  'REGULAR_FAIR',
  'ON_SALE_FOR_ALL',
  'ON_SALE_FOR_CUSTOMER',
  'FIXED_FOR_CUSTOMER',
] as const;
/** How a price is presented, see {@link DISPLAY_CATEGORIES}. */
export type DisplayCategory = (typeof DISPLAY_CATEGORIES)[number];

const CATEGORY_OF_TYPE = {
  LIST: 'REGULAR',
  FAIR_LIST: 'REGULAR_FAIR',
  PROMOTION: 'ON_SALE_FOR_ALL',
  SPECIAL: 'ON_SALE_FOR_CUSTOMER',
  SPECIAL_LIST: 'ON_SALE_FOR_CUSTOMER',
  FIXED: 'FIXED_FOR_CUSTOMER',
} as const satisfies Record<PriceType, DisplayCategory>;

/**
 * The category under which a price of this kind is presented (PRI-1).
 *
 * @example displayCategory('PROMOTION') // 'ON_SALE_FOR_ALL'
 */
export const displayCategory = (type: PriceType): DisplayCategory => CATEGORY_OF_TYPE[type];

/**
 * Whether prices of this kind are regular ones: list prices, in a fair or out of it. Only these are multiplied by the
 * discount factor of a fair (PRI-4).
 */
export const isRegularType = (type: PriceType): boolean => type === 'LIST' || type === 'FAIR_LIST';
