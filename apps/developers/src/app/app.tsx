import { createTexts } from '@gastroshop/i18n/texts';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { DEFAULT_THEME, type ThemeKey } from '@gastroshop/ui/theme-data';
import { uiTexts } from '@gastroshop/ui/texts';
import { type ReactNode, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DevelopersPage } from './developers-page';

/** The page is English, as the API reference is. */
const texts = createTexts('en-GB', [uiTexts]);

/** The page in the theme that its reader chose. */
export const App = (): ReactNode => {
  const [theme, setTheme] = useState<ThemeKey>(DEFAULT_THEME);
  return (
    <I18nextProvider i18n={texts}>
      <ShopUiProvider theme={theme} scheme="auto">
        <Suspense fallback={null}>
          <DevelopersPage theme={theme} onThemeChange={setTheme} />
        </Suspense>
      </ShopUiProvider>
    </I18nextProvider>
  );
};
