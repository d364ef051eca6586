import { cmsTexts } from '@gastroshop/cms/texts';
import { createTexts } from '@gastroshop/i18n/texts';
import { ShopUiProvider } from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { LandingPage } from './landing-page';

const texts = createTexts('de-AT', [uiTexts, cmsTexts]);

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <ShopUiProvider theme="alpin">
        <Suspense fallback={null}>
          <LandingPage />
        </Suspense>
      </ShopUiProvider>
    </I18nextProvider>,
  );
