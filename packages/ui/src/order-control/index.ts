export { MIN_BUSY_MS, CHANGE_DEBOUNCE_MS, MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from './amount-limits';
export { OfferedAmounts, type OfferedAmountsProps } from './offered-amounts';
export { OrderControl } from './order-control';
export { OrderControlGroup, type OrderControlGroupProps } from './order-control-group';
export { type OrderControlProps, type OrderControlSize } from './order-control-props';
export { OrderControlSkeleton, type OrderControlSkeletonProps } from './order-control-skeleton';
export { OrderHint, type OrderHintProps } from './order-hint';
export { type OrderHintData, type OrderRemedy } from './order-hint-data';
export { OrderRemedies, type OrderRemediesProps } from './order-remedies';
export {
  type OrderDraft,
  type OrderUnit,
  type OrderValue,
  type OrderWarning,
  type UnusualAmountInput,
} from './order-value';
export { RemovedNotice, type RemovedNoticeProps } from './removed-notice';

export { type RefusedAmountField, useRefusedAmount } from './use-refused-amount';
