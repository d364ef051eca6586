// Plain Node: no bundler, no loader, no settings.
import { createTexts } from '@gastroshop/i18n/texts';
import { Button, ShopUiProvider } from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

const button = createElement(Button, { variant: 'filled' }, 'In den Warenkorb');
const page = createElement(ShopUiProvider, { theme: 'alpin' }, button);
const html = renderToString(createElement(I18nextProvider, { i18n: createTexts('de-AT', [uiTexts]) }, page));
console.log(JSON.stringify({ version, html }));
