import type { Fair } from '@gastroshop/api-contract';
import { priceDay, type FairPricing } from '@gastroshop/domain/pricing';

/**
 * Whether a fair sells everything the tenant has: one with a factor lowers every regular price. One without sells what
 * it has prices of its own for.
 */
export const sellsEverything = ({ globalDiscountFactor }: Pick<Fair, 'globalDiscountFactor'>): boolean =>
  globalDiscountFactor !== undefined;

/** What pricing needs of a fair; undefined outside. */
export const fairPricing = (fair: Pick<Fair, 'globalDiscountFactor'> | undefined): FairPricing | undefined =>
  fair === undefined ? undefined : { factor: fair.globalDiscountFactor };

/**
 * The day whose prices count: the order day, and in a fair that bills so the day of delivery (FAI-2).
 *
 * @param deliveryDay missing: none is chosen yet
 */
export const fairPriceDay = (fair: Fair | undefined, orderDay: string, deliveryDay?: string): string =>
  priceDay({ orderDay, deliveryDay, fair });
