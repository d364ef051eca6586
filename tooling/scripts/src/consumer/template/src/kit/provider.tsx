import { createTexts } from '@gastroshop/i18n/texts';
import { ShopUiProvider } from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const texts = createTexts('de-AT', [uiTexts]);

/** Texts, theme and colour scheme of the kit. */
export const Provider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <I18nextProvider i18n={texts}>
    <ShopUiProvider theme="alpin">
      <Suspense fallback={null}>{children}</Suspense>
    </ShopUiProvider>
  </I18nextProvider>
);
