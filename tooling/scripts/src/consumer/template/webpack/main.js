// No JSX and no TypeScript: nothing but webpack and a loader of sheets.
import { createTexts } from '@gastroshop/i18n/texts';
import { Button, ProductCard, ShopUiProvider } from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import { createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

const product = {
  id: '1',
  number: '104728',
  name: 'Rindsschnitzelfleisch Kaiserteil',
  picture: { family: 'meat' },
};

createRoot(document.querySelector('#root')).render(
  createElement(
    I18nextProvider,
    { i18n: createTexts('de-AT', [uiTexts]) },
    createElement(
      ShopUiProvider,
      { theme: 'alpin' },
      createElement(
        Suspense,
        { fallback: null },
        createElement(ProductCard, { product }),
        createElement(Button, { variant: 'filled' }, 'In den Warenkorb'),
      ),
    ),
  ),
);
