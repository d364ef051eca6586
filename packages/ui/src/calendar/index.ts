export { CalendarColumns, type CalendarColumnsProps } from './calendar-columns';
export {
  CalendarExceptions,
  type CalendarException,
  type CalendarExceptionsProps,
} from './calendar-exceptions';
export { CalendarLegend } from './calendar-legend';
export { DeliveryCalendar } from './delivery-calendar';
export type { DeliveryCalendarProps } from './delivery-calendar-props';
export type { DeliveryDay } from './delivery-day';
export { MonthCalendar, type MonthCalendarProps } from './month-calendar';
