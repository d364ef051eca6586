import type { Locale } from '@gastroshop/i18n';

const FEMININE = /(?:e|ung|ion)$/;
const NEUTER: ReadonlySet<string> = new Set(['Gebinde']);

/**
 * A unit as a sentence names it: "im Karton", "in der Kiste", "in kg"; "by the box".
 *
 * @param unit its name, or its abbreviation where it has no other
 */
export const inUnit = (unit: string, locale: Locale): string => {
  if (locale === 'en-GB') return `by the ${unit.toLocaleLowerCase()}`;
  // Abbreviations have no gender that anybody could tell.
  if (!/^\p{Lu}\p{Ll}{2}/u.test(unit)) return `in ${unit}`;
  return FEMININE.test(unit) && !NEUTER.has(unit) ? `in der ${unit}` : `im ${unit}`;
};
