export { alternativeDeliveryDate } from './alternative-delivery-date';
export { articleDeadline, type ArticleDeadline } from './article-deadline';
export { availableAgainDate, type ArrivalQuery, type ProductDeliverySlot } from './available-again';
export { parseBestellschluss } from './bestellschluss';
export { isInTime } from './cutoff';
export { type Delivery } from './delivery';
export { checkDeliveryDay, deliveryCalendar } from './delivery-calendar';
export { type DeliveryDay, type ImpossibleDay } from './delivery-day';
export { type DeliveryException } from './delivery-exception';
export { deliveryOn } from './delivery-on';
export { deliveryOutlook, type DeliveryOutlook } from './delivery-outlook';
export { type DeliveryQuery } from './delivery-query';
export {
  fairWindow,
  OFFERED_DAYS,
  offeredWindow,
  type DeliveryWindow,
  type FairDates,
} from './delivery-window';
export { missingOrderValue, type MissingOrderValue } from './order-value';
export { earliestDelivery, possibleDays, possibleDeliveries } from './possible-deliveries';
export { parsePreOrderDays } from './pre-order-days';
export { requestedDayOf, requestedDays, type ChosenDays, type RequestedDays } from './requested-days';
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
