import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gastroshop/i18n';

/** The language of an answer: the first tag of Accept-Language, as the client sends it; anything else is German. */
export const requestLocale = (acceptLanguage: string | undefined): Locale =>
  LOCALES.find((locale) => acceptLanguage?.toLowerCase().startsWith(locale.toLowerCase())) ??
  (acceptLanguage?.toLowerCase().startsWith('en') === true ? 'en-GB' : DEFAULT_LOCALE);
