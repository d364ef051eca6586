import type { Locale } from '@gastroshop/i18n';

/** The name of a country told by its two letters; whatever else is told stands as it is. */
export const countryName = (told: string, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(told)) return told;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(told) ?? told;
};
