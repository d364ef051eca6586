/** Which day's prices a fair bills: that of the order or that of the delivery (FAI-2). */
export const BILLING_TIMES = ['ORDER_TIME', 'DELIVERY_TIME'] as const;
/** Which day's prices are billed, see {@link BILLING_TIMES}. */
export type BillingTime = (typeof BILLING_TIMES)[number];
