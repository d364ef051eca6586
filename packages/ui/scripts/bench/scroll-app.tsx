import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { createRoot } from 'react-dom/client';
import { SampleList } from '../../src/product/sample-list.sample';
import { OrderTable } from '../../src/table/two-thousand.sample';
import { ShopUiProvider } from '../../src/theme';

/** Rows of the longest list a buyer can open. */
const ROWS = 2000;

/** A page with one long list and nothing else, as a production build draws it. */
const root = document.createElement('div');
document.body.style.margin = '0';
document.body.append(root);
createRoot(root).render(
  <I18nProvider store={createTextsStore('de-AT')}>
    <ShopUiProvider>
      {location.hash === '#table' ? <OrderTable count={ROWS} /> : <SampleList count={ROWS} />}
    </ShopUiProvider>
  </I18nProvider>,
);
