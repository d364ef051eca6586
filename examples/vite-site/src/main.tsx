import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { ShopUiProvider } from '@gastroshop/ui';
import { createRoot } from 'react-dom/client';
import { LandingPage } from './landing-page';

const texts = createTextsStore('de-AT');

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <I18nProvider store={texts}>
      <ShopUiProvider theme="alpin">
        <LandingPage />
      </ShopUiProvider>
    </I18nProvider>,
  );
