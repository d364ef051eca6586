import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { ShopUiProvider } from '@gastroshop/ui';
import type { ReactNode } from 'react';

const texts = createTextsStore('de-AT');

/** Texts, theme and colour scheme of the kit. */
export const Provider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <I18nProvider store={texts}>
    <ShopUiProvider theme="alpin">{children}</ShopUiProvider>
  </I18nProvider>
);
