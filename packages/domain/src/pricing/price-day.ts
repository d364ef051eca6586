import { type CalendarDate, maxDate } from '../calendar';

/** When the articles of a fair are billed: at the prices of the order day or of the delivery day (FAI-2). */
export const BILLING_TIMES = ['ORDER_TIME', 'DELIVERY_TIME'] as const;
/** Billing time of a fair, see {@link BILLING_TIMES}. */
export type BillingTime = (typeof BILLING_TIMES)[number];

/** What decides whose day's prices count. */
export interface PriceDayInput {
  /** Day of the order, in Vienna: today, as long as nothing is ordered. */
  readonly orderDay: CalendarDate;
  /** Chosen delivery day, once there is one. */
  readonly deliveryDay?: CalendarDate | undefined;
  /** Present inside a fair. */
  readonly fair?:
    | { readonly billingTime: BillingTime; readonly firstPossibleDeliveryDate?: CalendarDate | undefined }
    | undefined;
}

/**
 * The day whose prices count: the order day, but in a fair billed at delivery time the delivery day. As long as none is
 * chosen there, it is the fair's first possible delivery day or the order day, whichever is later.
 *
 * @example
 * priceDay({ orderDay: '2026-11-25', fair: { billingTime: 'DELIVERY_TIME', firstPossibleDeliveryDate: '2027-01-11' } })
 * // '2027-01-11'
 */
export const priceDay = ({ orderDay, deliveryDay, fair }: PriceDayInput): CalendarDate => {
  if (fair?.billingTime !== 'DELIVERY_TIME') return orderDay;
  return deliveryDay ?? maxDate(fair.firstPossibleDeliveryDate ?? orderDay, orderDay);
};
