import { useSyncExternalStore } from 'react';
import type { Locale } from '../locale';
import { useTextsStore } from './texts-context';

/** The language shown and how to change it. */
export interface LocaleControl {
  readonly locale: Locale;
  readonly changeLocale: (locale: Locale) => Promise<void>;
}

/**
 * The language shown; the component renders again when it changes.
 *
 * @throws Error outside a provider
 */
export const useLocale = (): LocaleControl => {
  const store = useTextsStore();
  const locale = useSyncExternalStore(store.subscribe, store.locale, store.locale);
  return { locale, changeLocale: store.changeLocale };
};
