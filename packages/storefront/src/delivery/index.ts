export { deadlineOnWall } from './deadline-on-wall';
export {
  type DeliveryPlan,
  type DeliveryPlanInput,
  planDeliveries,
  type PlannedLine,
  type PlannedTour,
  type TravelAttributes,
} from './delivery-plan';
export { type DeliveryCustomer, deliveryScheduleOf, MAIN_TOUR } from './delivery-schedule-of';
export { expectedGoodsQuery } from './expected-goods-query';
export { goodsOfPlan, type TravellingLine } from './goods-of-plan';
export { type ShownDeadlines, useCartDeadlines } from './use-cart-deadlines';
export { type DeadlineWords, useDeadlineWords } from './use-deadline-words';
export { useDeliveryOutlook, type ShownOutlook } from './use-delivery-outlook';
export { useNow } from './use-now';
export { useToday } from './use-today';
