import type { i18n as I18next } from 'i18next';
import { formatLongDate, type LongDateStyle } from '../calendar';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale';
import { languageOf } from './text-files';

const SHORT: LongDateStyle = { weekday: 'short', month: 'short', year: false };

const localeOfLanguage = (language: string | undefined): Locale =>
  LOCALES.find((locale) => languageOf(locale) === languageOf(language ?? '')) ?? DEFAULT_LOCALE;

/**
 * Binds the formats that texts may name to ours: `{{day, longDate}}` and `{{day, shortDate}}`, of a date as `2026-11-26`.
 * Amounts and prices come formatted: exact decimals are part of the pages that show them, and not of every page.
 */
export const addFormats = ({ services: { formatter } }: I18next): void => {
  formatter?.add('longDate', (date: string, language) => formatLongDate(date, localeOfLanguage(language)));
  formatter?.add('shortDate', (date: string, language) =>
    formatLongDate(date, localeOfLanguage(language), SHORT),
  );
};
