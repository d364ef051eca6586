export {
  CALENDAR_NAMES,
  formatLongDate,
  formatDeadline,
  formatNumericDate,
  formatOrderDeadline,
  formatTimeLeft,
  parseNumericDate,
  type CalendarNames,
  type LongDateStyle,
  type DeadlineText,
} from './calendar';
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLocale,
  LOCALES,
  SHORT_NAMES,
  initialLocale,
  type Locale,
} from './locale';
export { ERROR_TOAST_MS, WARNING_TOAST_MS } from './messages';
export {
  formatAmount,
  formatMeasure,
  formatNumber,
  formatPackSize,
  formatPercent,
  formatPrice,
  formatUnit,
  formatUnitPrice,
  formatEstimate,
  NO_BREAK_SPACE,
  parseTypedNumber,
  readingsInDoubt,
} from './numbers';
