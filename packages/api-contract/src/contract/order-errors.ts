import type { ErrorCode } from '../schemas';

/** What a line can fail of in any cart. */
export const lineErrors = [
  'amount-too-small',
  'articles-not-available',
  'cart-already-ordered',
] as const satisfies readonly ErrorCode[];

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
  'order-value-too-small',
  'order-locked',
  'idempotency-key-reused',
] as const satisfies readonly ErrorCode[];

/** What a change of an order would fail of. */
export const previewErrors = [
  'order-changed',
  'order-locked',
  'deadline-passed',
  'articles-not-available',
  'amount-too-small',
  'order-value-too-small',
  'delivery-day-not-possible',
] as const satisfies readonly ErrorCode[];

/** What a change of an order can fail of. */
export const changeErrors = [
  ...previewErrors,
  'idempotency-key-reused',
] as const satisfies readonly ErrorCode[];

/** What the cancellation of an order, and taking it back, can fail of. */
export const cancellationErrors = [
  'order-changed',
  'order-locked',
  'deadline-passed',
] as const satisfies readonly ErrorCode[];

/** What can be too late for one time a standing order comes. */
export const occurrenceErrors = [
  'deadline-passed',
  'standing-order-changed',
] as const satisfies readonly ErrorCode[];

/** Why a customer is shown nothing in a fair that there is for its tenant. */
export const fairViewErrors = [
  'fair-not-active',
  'fair-customer-blocked',
] as const satisfies readonly ErrorCode[];

/** Why a customer may put nothing into the cart of a fair, so that nobody fills one in vain. */
export const fairEntryErrors = [
  'fair-not-active',
  'fair-tenant-not-invited',
  'fair-customer-blocked',
] as const satisfies readonly ErrorCode[];

/** What an order in a fair can fail of besides; each refusal has its own sentence (CHK-2). */
export const fairErrors = [
  ...fairEntryErrors,
  'fair-order-limit-reached',
] as const satisfies readonly ErrorCode[];
