export {
  CALENDAR_WORDS,
  formatDateInText,
  formatDeadline,
  formatNumericDate,
  formatOrderDeadline,
  formatTimeLeft,
  parseNumericDate,
  type CalendarWords,
  type DateInTextStyle,
  type DeadlineInText,
} from './calendar';
export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLocale,
  LOCALES,
  SHORT_NAMES,
  startingLocale,
  type Locale,
} from './locale';
export { ERROR_TOAST_MS, messages, WARNING_TOAST_MS } from './messages';
export {
  formatAmount,
  formatNumber,
  formatPercent,
  formatPrice,
  formatUnitPrice,
  markEstimate,
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
