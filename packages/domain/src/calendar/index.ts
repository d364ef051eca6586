export { isCalendarDate, type CalendarDate } from './calendar-date';
export { type Clock } from './clock';
export { addDays, daysBetween, maxDate, weekdayOf, type Weekday } from './date-arithmetic';
export { END_OF_DAY, parseTimeOfDay, type TimeOfDay } from './time-of-day';
export { viennaDateAt, viennaInstant, viennaInstantAtMinute, viennaMinuteOfDay } from './vienna';
export { toViennaDate } from './to-vienna-date';
