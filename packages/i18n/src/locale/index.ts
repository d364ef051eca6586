export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLocale,
  LOCALES,
  SHORT_NAMES,
  startingLocale,
  type Locale,
} from './locale';
