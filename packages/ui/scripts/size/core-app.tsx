import { createTexts, loadTexts } from '@gastroshop/i18n/texts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { OrderControl, ProductRow, ShopUiProvider } from '../../src';
import { uiTexts } from '../../src/text-files';

/** What an app pays before anything of its own: the provider, the order control, a row of the product list. */
const root = document.createElement('div');
document.body.append(root);
const texts = createTexts('de-AT', [uiTexts]);
await loadTexts(texts, ['ui-product', 'ui-order-control', 'ui-price', 'ui-table', 'ui-feedback', 'ui-field']);
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    <ShopUiProvider>
      <ProductRow
        product={{ id: '1', number: '104728', name: 'Rindsschnitzelfleisch', picture: { family: 'meat' } }}
      />
      <OrderControl size="detail" name="Rindsschnitzelfleisch" amount={1} unit="kg" units={[]} />
    </ShopUiProvider>
  </I18nextProvider>,
);
