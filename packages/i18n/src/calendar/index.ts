export { CALENDAR_WORDS, type CalendarWords } from './calendar-words';
export { formatDateInText, type DateInTextStyle } from './date-in-text';
export { formatDeadline, formatOrderDeadline, type DeadlineInText } from './deadline-in-text';
export { formatNumericDate, parseNumericDate } from './numeric-date';
export { formatTimeLeft } from './time-left-in-text';
