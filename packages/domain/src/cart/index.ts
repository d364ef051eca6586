export { cameAfterOrder, type WriteToCart } from './came-after-order';
export { cartEventsBetween, CART_EVENT_TYPES } from './cart-event';
export { type CartEvent, type CartEventType, type LineEvent, type WholeCartEvent } from './cart-event';
export { type CartLine } from './cart-line';
export { cartTotals, type CartTotalsInput } from './cart-totals';
export {
  categoryHeads,
  groupByCategory,
  type CategoryGroup,
  type CategoryPath,
  type ResolvedCategory,
} from './category-groups';
export { diffSeenCart, type PriceAccess } from './diff-seen-cart';
export { differencesKey } from './confirmed-differences';
export { groupByDelivery, type DeliveryGroup } from './delivery-groups';
export { containerCount, DEPOSIT_KINDS, rowDeposit, type Deposit, type DepositKind } from './deposit';
export { isEmailAddress, MAX_CONFIRMATION_MAILS } from './email-address';
export {
  FAIR_REJECTION_REASONS,
  hasReachedSubshopOrderLimit,
  isOrderLimitReached,
  mayOrderInFair,
  type FairCustomer,
  type FairOrderRules,
  type FairPermission,
  type FairRejectionReason,
} from './fair-permission';
export { type Fee } from './fee';
export { type LineProduct } from './line-product';
export { compareDeliveries, type LineDelivery } from './line-delivery';
export { lineIssue, type InvalidAmount, type LineIssue } from './line-issue';
export {
  REMARKS,
  type LineConflict,
  type LineContent,
  type LineStamp,
  type LineWrite,
  type LineWriteResult,
  type Remark,
  type Remarks,
  type StoredLine,
  type WrittenContent,
} from './line-write';
export {
  DIFFERENCE_FIELDS,
  type CurrentCart,
  type CurrentLine,
  type DifferenceField,
  type OrderDifference,
  type SeenCart,
  type SeenLine,
} from './order-differences';
export { type PlanEntry } from './plan';
export { planRows, type PlanRow, type PlanRowsInput } from './plan-rows';
export { planIssues, type PlanIssue, type PlanRules } from './plan-issues';
export { MAX_KNOWN_OPERATIONS, resolveLineWrite } from './resolve-line-write';
export { resizedPlan } from './resized-plan';
export { isEqualContent } from './same-content';
export { isSameAmount } from './written-line';
export { type CartTotals, type NetTotals, type TaxedTotals, type UntaxedTotals } from './totals';
export { type TotalsLine, type TotalsRow } from './totals-line';
export { toTotalsLine } from './to-totals-line';
export { vatRateOn, type VatRate } from './vat';
export { type VatAmount } from './vat-ledger';
export {
  PRICE_FIELDS,
  redactFields,
  redactPrices,
  type PriceField,
  type WithoutPrices,
} from './redact-prices';
