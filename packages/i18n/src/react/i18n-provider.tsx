import { useEffect, type ReactNode } from 'react';
import { TextsContext } from './texts-context';
import type { TextsStore } from './texts-store';
import { useLocale } from './use-locale';

/** Tells browsers, screen readers and hyphenation which language the page is in. */
const PageLanguage = (): null => {
  const { locale } = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
};

/** What the provider takes. */
export interface I18nProviderProps {
  readonly store: TextsStore;
  readonly children: ReactNode;
}

/** Gives the components inside texts and language, and the page its language. */
export const I18nProvider = ({ store, children }: I18nProviderProps): ReactNode => (
  <TextsContext value={store}>
    <PageLanguage />
    {children}
  </TextsContext>
);
