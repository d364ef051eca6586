export { CALENDAR_NAMES, type CalendarNames } from './calendar-names';
export { formatLongDate, type LongDateStyle } from './long-date';
export { formatDeadline, formatOrderDeadline, type DeadlineText } from './deadline-text';
export { formatNumericDate, parseNumericDate } from './numeric-date';
export { formatTimeLeft } from './time-left';
