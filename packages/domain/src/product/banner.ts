import { toViennaDate, type CalendarDate } from '../calendar';
import type { DisplayCategory } from '../pricing';

import type { ProductStatus } from './status';

/** The one ribbon a product card may carry. */
export type ProductBanner =
  | {
      readonly kind: 'NOT_AVAILABLE';
      readonly reason: 'AVAILABLE_SOON';
      /** The expected arrival, only when it lies in the future. */
      readonly from?: CalendarDate;
    }
  | { readonly kind: 'NOT_AVAILABLE'; readonly reason: 'REMOVED_FROM_INVENTORY' | 'INACTIVE' }
  | { readonly kind: 'PRE_ORDER' }
  | { readonly kind: 'ON_SALE'; readonly audience: 'ALL' | 'CUSTOMER' }
  | { readonly kind: 'NEW' };

/** What the banner depends on. */
export interface ProductBannerInput {
  readonly status: ProductStatus;
  /** Expected arrival: YYYY-MM-DD or a timestamp. */
  readonly availabilityETA?: string | undefined;
  readonly isPreOrder: boolean;
  /** As the backend says it. */
  readonly isNew: boolean;
  readonly loggedIn: boolean;
  /**
   * The category of the best price at the smallest allowed amount. Undefined where there is no price or the user may
   * not see prices: a sale banner would give one away.
   */
  readonly displayCategory?: DisplayCategory | undefined;
  /** Today in Vienna. */
  readonly today: CalendarDate;
}

/**
 * The banner of a product; undefined when no rule applies.
 *
 * Rule: the first that applies wins, in this order (PRD-7): not available, pre-order (only for who is logged in), on
 * sale for all or for the customer, new. A price fixed for the customer is no sale.
 *
 * @example productBanner({ status: 'ACTIVE', isPreOrder: true, isNew: true, loggedIn: false, today: '2026-11-21' }) // { kind: 'NEW' }
 */
export const productBanner = (input: ProductBannerInput): ProductBanner | undefined => {
  if (input.status === 'AVAILABLE_SOON') return availableSoon(input.availabilityETA, input.today);
  if (input.status !== 'ACTIVE') return { kind: 'NOT_AVAILABLE', reason: input.status };
  if (input.isPreOrder && input.loggedIn) return { kind: 'PRE_ORDER' };
  if (input.displayCategory === 'ON_SALE_FOR_ALL') return { kind: 'ON_SALE', audience: 'ALL' };
  if (input.displayCategory === 'ON_SALE_FOR_CUSTOMER') return { kind: 'ON_SALE', audience: 'CUSTOMER' };
  return input.isNew ? { kind: 'NEW' } : undefined;
};

const availableSoon = (eta: string | undefined, today: CalendarDate): ProductBanner => {
  const day = eta === undefined ? undefined : toViennaDate(eta);
  const banner = { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON' } as const;
  return day !== undefined && day > today ? { ...banner, from: day } : banner;
};
