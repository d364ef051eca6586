import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../locale';
import { changeLocale, localeOf } from '../texts';

/** The language shown and how to change it. */
export interface LocaleControl {
  readonly locale: Locale;
  /** Shows another language once its texts are there; rejects where they could not be loaded. */
  readonly changeLocale: (locale: Locale) => Promise<void>;
}

/** The language shown; the component renders again when it changes. Stands inside `I18nextProvider`. */
export const useLocale = (): LocaleControl => {
  const { i18n } = useTranslation('messages');
  const locale = localeOf(i18n);
  return useMemo(() => ({ locale, changeLocale: (next) => changeLocale(i18n, next) }), [i18n, locale]);
};
