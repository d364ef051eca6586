'use client';

import { createTexts } from '@gastroshop/i18n/texts';
import { ShopUiProvider } from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const texts = createTexts('de-AT', [uiTexts]);

/**
 * Texts and theme of the kit, which the components below take from React's context. Without a `Suspense` here the server
 * waits for the texts, so that the page arrives whole, to be read before the first script.
 */
export const Providers = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <I18nextProvider i18n={texts}>
    <ShopUiProvider theme="alpin">{children}</ShopUiProvider>
  </I18nextProvider>
);
