export {
  DEFAULT_LOCALE,
  FALLBACK_LOCALE,
  isLocale,
  LOCALES,
  SHORT_NAMES,
  initialLocale,
  type Locale,
} from './locale';
