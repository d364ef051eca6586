import type { Locale } from '@gastroshop/i18n';
import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShopUiProvider } from '../theme';

/** Renders a component of the kit with texts and theme, as an app would. */
export const renderKit = (element: ReactNode, locale: Locale = 'de-AT'): RenderResult => {
  const store = createTextsStore(locale);
  return render(<>{element}</>, {
    wrapper: ({ children }) => (
      <I18nProvider store={store}>
        <ShopUiProvider>{children}</ShopUiProvider>
      </I18nProvider>
    ),
  });
};
