export { isCalendarDate, type CalendarDate } from './calendar-date';
export { type Clock } from './clock';
export { addDays, daysBetween, laterDate, weekday, type Weekday } from './day-arithmetic';
export { END_OF_DAY, parseTimeOfDay, type TimeOfDay } from './time-of-day';
export { viennaDay, viennaInstant, viennaInstantAt, viennaMinutes } from './vienna';
export { viennaDayOf } from './vienna-day-of';
