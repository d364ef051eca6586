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
export { ERROR_TOAST_MS, messages, WARNING_TOAST_MS } from './messages';
export {
  formatAmount,
  formatNumber,
  formatPercent,
  formatPrice,
  formatUnitPrice,
  formatEstimate,
  NO_BREAK_SPACE,
  parseTypedNumber,
  readingsInDoubt,
} from './numbers';
export {
  defineLazyTexts,
  defineNamespace,
  defineTexts,
  loadTexts,
  translator,
  type InlineTexts,
  type LazyTexts,
  type TextKey,
  type TextNamespace,
  type Texts,
  type TextsOf,
  type TextValues,
  type Translate,
} from './texts';
