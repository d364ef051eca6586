// Plain Node: no bundler, no loader, no settings.
import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { Button, ShopUiProvider } from '@gastroshop/ui';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

const button = createElement(Button, { variant: 'filled' }, 'In den Warenkorb');
const page = createElement(ShopUiProvider, { theme: 'alpin' }, button);
const html = renderToString(createElement(I18nProvider, { store: createTextsStore('de-AT') }, page));
console.log(JSON.stringify({ version, html }));
