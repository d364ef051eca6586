import type { ErrorCode, Fair } from '@gastroshop/api-contract';
import { mayOrderInFair, type FairOrderRules, type FairRejectionReason } from '@gastroshop/domain/cart';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { findFair, type StoredFair } from './stored-fair';

/** Who stands before a fair. */
export interface FairVisitor {
  readonly tenant: string;
  /** Missing: nobody, for whom no fair is open. */
  readonly customer: { readonly id: string } | undefined;
}

/** A fair as a customer stands before it. */
export interface FairAdmission {
  /** Undefined: there is no such fair. */
  readonly fair: Fair | undefined;
  readonly rules: FairOrderRules | undefined;
  /** Why the customer may not order in it, the number of its orders aside. Undefined: it is open. */
  readonly refusal: FairRejectionReason | undefined;
}

const CODES = {
  FAIR_NOT_ACTIVE: 'fair-not-active',
  TENANT_NOT_INVITED: 'fair-tenant-not-invited',
  CUSTOMER_BLOCKED: 'fair-customer-blocked',
  ORDER_LIMIT_REACHED: 'fair-order-limit-reached',
} as const satisfies Record<FairRejectionReason, ErrorCode>;

/**
 * Why a customer may not order in a fair, if so (CHK-2).
 *
 * @param ordersSoFar orders it has placed there; 0 where they do not matter yet
 */
const refusalOf = (
  rules: FairOrderRules | undefined,
  { tenant, customer }: FairVisitor,
  ordersSoFar: number,
): FairRejectionReason | undefined => {
  const permission = mayOrderInFair(rules, { tenant, customerId: customer?.id ?? '', ordersSoFar });
  return permission.allowed ? undefined : permission.reason;
};

/** How a guest stands before a fair that was read. */
export const toFairAdmission = (stored: StoredFair | undefined, guest: FairVisitor): FairAdmission => {
  const refusal = refusalOf(stored?.rules, guest, 0);
  return {
    fair: stored?.fair,
    rules: stored?.rules,
    // A limit of none: nobody may order, but it is told when somebody does.
    refusal: refusal === 'ORDER_LIMIT_REACHED' ? undefined : refusal,
  };
};

/** Reads a fair for a guest. */
export const fairEntry = async (queries: Queries, guest: FairVisitor, code: string): Promise<FairAdmission> =>
  toFairAdmission(await findFair(queries, code), guest);

/**
 * Refuses who may not order in a fair.
 *
 * @param ordersSoFar orders the customer has placed there; left out: the limit is not looked at
 * @throws ProblemError fair-not-active, fair-tenant-not-invited, fair-customer-blocked, fair-order-limit-reached
 */
export const requireFairAdmission = (
  { rules, refusal }: FairAdmission,
  guest: FairVisitor,
  ordersSoFar?: number,
): void => {
  const reason = refusal ?? (ordersSoFar === undefined ? undefined : refusalOf(rules, guest, ordersSoFar));
  if (reason !== undefined) throwProblem(CODES[reason]);
};

/**
 * Refuses a fair that is unknown, or that the tenant has no part in: both are answered alike.
 *
 * @throws ProblemError not-found
 */
export const requireFair = ({ fair, rules }: FairAdmission, { tenant }: FairVisitor): Fair => {
  const isInvited = rules?.tenants === undefined || rules.tenants.includes(tenant);
  return fair === undefined || !isInvited ? throwProblem('not-found') : fair;
};
