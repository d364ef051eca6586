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
export { useDeliveryOutlook, type ShownOutlook } from './use-delivery-outlook';
export { useNow } from './use-now';
export { useToday } from './use-today';
