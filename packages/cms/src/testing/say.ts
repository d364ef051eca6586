import type { Locale } from '@gastroshop/i18n';

/** Picks one language of a text. */
export type Say = (german: string, english: string) => string;

/** The picker of a language. */
export const sayIn =
  (locale: Locale): Say =>
  (german, english) =>
    locale === 'de-AT' ? german : english;
