import type { Locale } from '../locale';
import { parseDateParts, assertDateParts } from './date-parts';

const twoDigits = (number: number | string): string => String(number).padStart(2, '0');

/**
 * A date in digits, as inputs show it: day first in German, month first in English (LOC-2), always with a year of
 * four digits.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError when it is no calendar date
 * @example formatNumericDate('2026-11-06', 'de-AT') // '06.11.2026'
 * @example formatNumericDate('2026-11-06', 'en-GB') // '11/06/2026'
 */
export const formatNumericDate = (date: string, locale: Locale): string => {
  const { year, month, day } = assertDateParts(date);
  return locale === 'de-AT'
    ? `${twoDigits(day)}.${twoDigits(month)}.${year}`
    : `${twoDigits(month)}/${twoDigits(day)}/${year}`;
};

const TYPED: Readonly<Record<Locale, RegExp>> = {
  'de-AT': /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{2}|\d{4})$/,
  'en-GB': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{2}|\d{4})$/,
};

/**
 * Reads a typed date in the order of the language (LOC-2). Leading zeros may be missing; a year of two digits is
 * one of this century.
 *
 * @returns YYYY-MM-DD; `undefined` for what is no date
 * @example parseNumericDate('6.11.26', 'de-AT') // '2026-11-06'
 */
export const parseNumericDate = (text: string, locale: Locale): string | undefined => {
  const groups = TYPED[locale].exec(text.trim())?.groups;
  if (groups === undefined) return undefined;
  const { day = '', month = '', year = '' } = groups;
  const date = `${year.length === 2 ? '20' : ''}${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return parseDateParts(date) === undefined ? undefined : date;
};
