export { toWallClockDeadline } from './to-wall-clock-deadline';
export {
  type DeliveryPlan,
  type DeliveryPlanInput,
  planDeliveries,
  type PlannedLine,
  type PlannedTour,
  type DeliveryAttributes,
} from './delivery-plan';
export { type DeliveryCustomer, deliveryScheduleOf, MAIN_TOUR } from './delivery-schedule-of';
export { expectedGoodsQuery } from './expected-goods-query';
export { goodsOfPlan, type TravellingLine } from './goods-of-plan';
export { type DeadlinesView, useCartDeadlines } from './use-cart-deadlines';
export { type DeadlineWords, useDeadlineWords } from './use-deadline-words';
export { useNextDelivery, type NextDeliveryView } from './use-next-delivery';
export { useNow } from './use-now';
export { useToday } from './use-today';
