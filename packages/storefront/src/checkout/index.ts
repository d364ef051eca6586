export { CartScreen, type CartScreenProps } from './cart/cart-screen';
export { CartWays, type CartWay, type CartWaysProps } from './cart/cart-ways';
export { editableUntil, type EditableUntil } from './confirmation/editable-until';
export { orderKey, orderQuery } from './confirmation/order-query';
export { orderDays, type OrderDay } from './confirmation/order-deliveries';
export { itemPriceText, itemTotalText, weighedUnits } from './confirmation/order-line-prices';
export { useOrderPdf } from './confirmation/use-order-pdf';
export { addressWords } from './delivery/address-text';
export { confirmationEmailsQuery } from './delivery/use-delivery-step';
export { type CheckoutForm } from './form/checkout-form';
export { type CheckoutFormControl, useCheckoutForm } from './form/use-checkout-form';
export { DatesDialog } from './plan/dates-dialog';
export { previousPlan } from './plan/previous-plan';
export type { PlanActions, PlanUpdate } from './plan/plan-actions';
export type { EarlierAmount, PlanLine } from './plan/plan-line';
export { PlanTable, type PlanTableProps } from './plan/plan-table';
export { planningContext, type PlanningContext } from './plan/planning-context';
export { shownPlan } from './plan/shown-plan';
export { usePlanActions } from './plan/use-plan-actions';
export { usePlanDates, type PlanDates } from './plan/use-plan-dates';
export { useCheckout, type Checkout } from './is-confirmed';
export { summarizeDeliveries, type DeliverySummary } from './totals/summarize-deliveries';
export type { CheckoutLine } from './lines/checkout-line';
export { ConfirmationStep, DeliveryStep, loadLaterSteps } from './later-steps';
export { linesTotal } from './lines/line-price';
export { CartPanel } from './panel/cart-panel';
export { CartRail } from './panel/cart-rail';
export { OrderPrint, type OrderPrintProps } from './print/order-print';
export { UnconfirmedNotice } from './submission/unconfirmed-notice';
export { type CartSubmission, useSubmission } from './submission/use-submission';

export { temperatureWords } from './totals/temperature-words';
export { TotalsList, type TotalsListProps } from './totals/totals-list';
export {
  FairConditionsBanner,
  type FairConditionsBannerProps,
} from './fair-conditions/fair-conditions-banner';
