import { formatLongDate, type Locale } from '@gastroshop/i18n';

/** Picks one language of a text: every piece of content is written in both at once. */
export interface Localize {
  (german: string, english: string): string;
  readonly locale: Locale;
  /** A day in words, without its year. */
  readonly day: (date: string) => string;
}

/** The picker of a language. */
const sayIn = (locale: Locale): Localize =>
  Object.assign((german: string, english: string) => (locale === 'de-AT' ? german : english), {
    locale,
    day: (date: string) => formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false }),
  });

/** Something written in both languages. */
export const inBothLanguages = <Body>(
  write: (say: Localize) => Body,
): { readonly 'de-AT': Body; readonly 'en-GB': Body } => ({
  'de-AT': write(sayIn('de-AT')),
  'en-GB': write(sayIn('en-GB')),
});
