export { alternativeDeliveryDate } from './alternative-delivery-date';
export { productDeadline, type ProductDeadline } from './product-deadline';
export { availableAgainDate, type RestockInput, type ProductDeliverySlot } from './available-again';
export { parseBestellschluss } from './deadline-attribute';
export { isBeforeDeadline } from './deadline';
export { type Delivery } from './delivery';
export { checkDeliveryDay, deliveryCalendar } from './delivery-calendar';
export { type DeliveryDay, type UnavailableDay } from './delivery-day';
export { type DeliveryException } from './delivery-exception';
export { findDelivery } from './find-delivery';
export { nextDelivery, type NextDelivery } from './next-delivery';
export { type DeliveryQuery } from './delivery-query';
export {
  fairWindow,
  DELIVERY_WINDOW_DAYS,
  mainShopWindow,
  type DeliveryWindow,
  type FairDates,
} from './delivery-window';
export { orderValueGap, type OrderValueGap } from './order-value';
export { earliestDelivery, possibleDays, possibleDeliveries } from './possible-deliveries';
export { parsePreOrderDays } from './pre-order-days';
export {
  requestedDayForTour,
  requestedDays,
  requestedDaysOf,
  type ChosenDays,
  type OrderedDays,
  type RequestedDays,
} from './requested-days';
export { deliverySchedule, type DeliverySchedule, type DeliveryTerms } from './schedule';
export { type DeliverySlot } from './slot';
export { TEMPERATURE_GROUPS, temperatureGroup, type TemperatureGroup } from './temperature-group';
export {
  hasAlternativeTour,
  tourSlots,
  toursFor,
  type CustomerSlots,
  type Tour,
  type TourName,
} from './tour';
export { type DeadlinesToMeet, deadlinesToMeet, type GoodsDelivery } from './deadlines-to-meet';
