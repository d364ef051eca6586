import type { ShopConfig } from '@gastroshop/api-contract';
import { type Locale, LOCALES } from '@gastroshop/i18n';

/** The languages a shop is offered in, the first for whoever has chosen none; a backend that says none has both (LOC-1). */
export const offeredLocales = ({ languages }: Pick<ShopConfig, 'languages'>): readonly Locale[] =>
  languages === undefined || languages.length === 0 ? LOCALES : languages;

/**
 * The language to show: the one that was chosen where the shop is offered in it, else its first (LOC-1).
 *
 * @param chosen value of the locale cookie, if there is one
 * @example localeToShow({ languages: ['en-GB'] }, 'de-AT') // 'en-GB'
 */
export const localeToShow = (config: Pick<ShopConfig, 'languages'>, chosen: string | undefined): Locale => {
  const [first, ...others] = offeredLocales(config);
  return [first, ...others].find((locale) => locale === chosen) ?? first ?? LOCALES[0];
};
