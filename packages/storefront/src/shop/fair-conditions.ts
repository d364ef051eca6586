import type { FairDates } from '@gastroshop/domain/delivery';
import type { BillingTime } from '@gastroshop/domain/pricing';

/**
 * What a place that sells for a time says about its orders (FAI-2): between which dates it delivers and which day's
 * prices it bills. Where there are such terms a line may be planned over several of these dates.
 */
export interface FairConditions extends FairDates {
  readonly billingTime: BillingTime;
}
