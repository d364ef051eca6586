/** The languages of the shop (LOC-1). */
export const LOCALES = ['de-AT', 'en-GB'] as const;

/** A language of the shop: Austrian German or British English. */
export type Locale = (typeof LOCALES)[number];

/** The language of somebody who has chosen none (LOC-1). */
export const DEFAULT_LOCALE: Locale = 'de-AT';

/** The language shown where the chosen one cannot be had (LOC-1). */
export const FALLBACK_LOCALE: Locale = 'en-GB';

/** What a language switch calls a language (LOC-1). */
export const SHORT_NAMES: Readonly<Record<Locale, 'DE' | 'EN'>> = { 'de-AT': 'DE', 'en-GB': 'EN' };

/** Whether a text names a language of the shop, compared exactly. */
export const isLocale = (text: unknown): text is Locale => text === 'de-AT' || text === 'en-GB';

/**
 * The language to start with: that of the locale cookie, else the default (LOC-1).
 *
 * @param cookie value of the locale cookie, if there is one
 */
export const initialLocale = (cookie: string | undefined): Locale =>
  isLocale(cookie) ? cookie : DEFAULT_LOCALE;
