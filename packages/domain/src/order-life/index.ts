export {
  changeOrderLines,
  type LifeLine,
  type LineChange,
  type LineDifference,
  type LinesChangeInput,
  type LinesChangeResult,
} from './change-lines';
export {
  expectedGoods,
  goodsSince,
  type ExpectedGoods,
  type ExpectedLine,
  type ExpectedOrder,
} from './expected-goods';
export { earliestDeadline, latestDeadline, lineDeadline } from './line-deadline';
export {
  mayEditOrder,
  ORDER_EDITINGS,
  orderEditing,
  type OrderEditing,
  type OrderEditingInput,
  type OrderPartToEdit,
} from './order-editing';
export { EDITABLE_STATES, ORDER_STATES, orderStateAt, type OrderState } from './order-state';
export { takeStep, type StepInput, type StepResult } from './take-step';
export {
  ORDER_EVENT_KINDS,
  TRANSITIONS,
  type OrderAction,
  type OrderActor,
  type OrderEventKind,
  type Transition,
  type TransitionNeed,
  type TransitionTime,
} from './transitions';
export { movedDeliveries, type DeliveryLines, type MovedDelivery } from './moved-deliveries';
