import type { Locale } from '@gastroshop/i18n';

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * The name of a country; what is no code of one is shown as it came, as some suppliers write names.
 *
 * @example countryName('AT', 'de-AT') // 'Österreich'
 */
export const countryName = (code: string, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
};
