import type { Locale } from '@gastroshop/i18n';
import { addTestTexts, testTexts } from '@gastroshop/i18n/testing';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { uiTexts } from '../text-files';
import { ShopUiProvider } from '../theme';

await addTestTexts(uiTexts);

/** Renders a component of the kit with texts and theme, as an app would. */
export const renderKit = (element: ReactNode, locale: Locale = 'de-AT'): RenderResult => {
  const texts = testTexts(locale);
  return render(<>{element}</>, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={texts}>
        <ShopUiProvider>{children}</ShopUiProvider>
      </I18nextProvider>
    ),
  });
};
