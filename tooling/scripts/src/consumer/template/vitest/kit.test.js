// vitest as it comes, in Node: the door of the kit is imported and drawn without a setting.
import { createTexts, loadTexts } from '@gastroshop/i18n/texts';
import * as kit from '@gastroshop/ui';
import { uiTexts } from '@gastroshop/ui/texts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';

it('the kit is drawn', async () => {
  const i18n = createTexts('de-AT', [uiTexts]);
  await loadTexts(i18n, ['ui-order-control']);
  const control = createElement(kit.OrderControl, {
    name: 'Hafermilch',
    amount: 4,
    unit: 'kg',
    units: [],
    onChange: () => undefined,
  });
  const page = createElement(kit.ShopUiProvider, { theme: 'alpin' }, control);
  expect(renderToString(createElement(I18nextProvider, { i18n }, page))).toContain('Mehr, Hafermilch');
});
