import { createTexts, loadTexts } from '@gastroshop/i18n/texts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { SampleList } from '../../src/product/sample-list.sample';
import { OrderTable } from '../../src/table/two-thousand.sample';
import { ShopUiProvider } from '../../src/theme';
import { uiTexts } from '../../src/text-files';

/** Rows of the longest list a buyer can open. */
const ROWS = 2000;

/** A page with one long list and nothing else, as a production build draws it. */
const root = document.createElement('div');
document.body.style.margin = '0';
document.body.append(root);
const texts = createTexts('de-AT', [uiTexts]);
await loadTexts(texts, ['ui-product', 'ui-order-control', 'ui-price', 'ui-table', 'ui-feedback', 'ui-field']);
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    <ShopUiProvider>
      {location.hash === '#table' ? <OrderTable count={ROWS} /> : <SampleList count={ROWS} />}
    </ShopUiProvider>
  </I18nextProvider>,
);
