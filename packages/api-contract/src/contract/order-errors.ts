import type { ErrorCode } from '../shapes';

/** What an order can fail of in any cart. */
export const submissionErrors = [
  // The delivery address in the body.
  'not-found',
  'cart-already-ordered',
  'order-differences',
  'deadline-passed',
  'cart-empty',
  'articles-not-available',
  'amount-too-small',
  'delivery-day-not-possible',
  'idempotency-key-reused',
] as const satisfies readonly ErrorCode[];

/** What an order in a fair can fail of besides; each refusal has its own sentence (CHK-2). */
export const fairErrors = [
  'fair-not-active',
  'fair-tenant-not-invited',
  'fair-customer-blocked',
  'fair-order-limit-reached',
] as const satisfies readonly ErrorCode[];
