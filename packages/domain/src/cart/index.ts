export { cameAfterOrder, type WriteToCart } from './came-after-order';
export { cartEventsBetween, CART_EVENT_TYPES } from './cart-event';
export { type CartEvent, type CartEventType, type LineEvent, type WholeCartEvent } from './cart-event';
export { type CartLine } from './cart-line';
export { cartTotals, type CartTotalsInput } from './cart-totals';
export { groupByCategory, type CategoryGroup, type ResolvedCategory } from './category-groups';
export { compareSeen, type PriceViewer } from './compare-seen';
export { differencesKey } from './confirmed-differences';
export { groupByDelivery, type DeliveryGroup } from './delivery-groups';
export { containersOf, DEPOSIT_KINDS, rowDeposit, type Deposit, type DepositKind } from './deposit';
export { isEmailAddress, MAX_CONFIRMATION_MAILS } from './email-address';
export {
  FAIR_REFUSALS,
  hasReachedSubshopOrderLimit,
  isOrderLimitReached,
  mayOrderInFair,
  type FairBuyer,
  type FairOrderRules,
  type FairPermission,
  type FairRefusal,
} from './fair-permission';
export { type Fee } from './fee';
export { type LineArticle } from './line-article';
export { compareDeliveries, type LineDelivery } from './line-delivery';
export { lineProblem, type InvalidAmount, type LineProblem } from './line-problem';
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
export { planProblems, type PlanProblem, type PlanRules } from './plan-problems';
export { REMEMBERED_OPERATIONS, resolveLineWrite } from './resolve-line-write';
export { resizedPlan } from './resized-plan';
export { isSameContent } from './same-content';
export { isSameAmount } from './written-line';
export { type CartTotals, type NetTotals, type TaxedTotals, type UntaxedTotals } from './totals';
export { type TotalsLine, type TotalsRow } from './totals-line';
export { totalsLineOf } from './totals-line-of';
export { vatRateOn, type VatRate } from './vat';
export { type VatAmount } from './vat-ledger';
export {
  PRICE_FIELDS,
  withoutFields,
  withoutPrices,
  type PriceField,
  type WithoutPrices,
} from './without-prices';
