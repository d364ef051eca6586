/** What of a fair decides who may order in it. */
export interface FairOrderRules {
  readonly isActive: boolean;
  /** Tenants the fair is held for. Missing: all. */
  readonly tenants?: readonly string[] | undefined;
  /** Orders each customer may place. Missing: no limit. */
  readonly maxOrdersPerCustomer?: number | undefined;
  readonly blockedCustomerIds?: readonly string[] | undefined;
}

/** Why a customer may not order in a fair; each reason has its own sentence. */
export const FAIR_REJECTION_REASONS = [
  'FAIR_NOT_ACTIVE',
  'TENANT_NOT_INVITED',
  'CUSTOMER_BLOCKED',
  'ORDER_LIMIT_REACHED',
] as const;
/** Reason, see {@link FAIR_REJECTION_REASONS}. */
export type FairRejectionReason = (typeof FAIR_REJECTION_REASONS)[number];

/** Who wants to order. */
export interface FairCustomer {
  readonly tenant: string;
  readonly customerId: string;
  /** Orders of this customer already stored in the fair. */
  readonly ordersSoFar: number;
}

/** Whether a customer may order in a fair, and if not, why. */
export type FairPermission =
  { readonly allowed: true } | { readonly allowed: false; readonly reason: FairRejectionReason };

/**
 * Whether a customer may order in a fair (CHK-2).
 *
 * Of several reasons the one the customer can least change is told: the fair itself, then the tenant, then the
 * customer, then the number of orders.
 *
 * @param fair undefined when there is no such fair, which is told like one that is not active (FAI-3)
 */
export const mayOrderInFair = (fair: FairOrderRules | undefined, buyer: FairCustomer): FairPermission => {
  const reason = refusal(fair, buyer);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
};

/** Whether a customer has placed as many orders as the fair allows; never where the fair has no limit. */
export const isOrderLimitReached = (fair: FairOrderRules, ordersSoFar: number): boolean =>
  ordersSoFar >= (fair.maxOrdersPerCustomer ?? Infinity);

/**
 * The customer's `reachedSubshopOrderLimit`: the limit of every active fair is reached. Without an active fair there
 * is no limit to reach, so it is false.
 *
 * @param fairs each fair with the number of orders the customer has stored in it
 */
export const hasReachedSubshopOrderLimit = (
  fairs: readonly { readonly fair: FairOrderRules; readonly ordersSoFar: number }[],
): boolean => {
  const active = fairs.filter(({ fair }) => fair.isActive);
  return active.length > 0 && active.every(({ fair, ordersSoFar }) => isOrderLimitReached(fair, ordersSoFar));
};

const refusal = (fair: FairOrderRules | undefined, buyer: FairCustomer): FairRejectionReason | undefined => {
  if (!fair?.isActive) return 'FAIR_NOT_ACTIVE';
  if (fair.tenants !== undefined && !fair.tenants.includes(buyer.tenant)) return 'TENANT_NOT_INVITED';
  if (fair.blockedCustomerIds?.includes(buyer.customerId)) return 'CUSTOMER_BLOCKED';
  return isOrderLimitReached(fair, buyer.ordersSoFar) ? 'ORDER_LIMIT_REACHED' : undefined;
};
