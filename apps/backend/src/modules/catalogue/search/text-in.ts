import type { Locale } from '@gastroshop/i18n';
import type { LocalTexts } from '../../../db';

/** A text in a language, or in German where it is not translated. */
export const textIn = (texts: LocalTexts | undefined, locale: Locale): string | undefined =>
  texts?.[locale] ?? texts?.['de-AT'];
