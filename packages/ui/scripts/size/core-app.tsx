import { createTextsStore, I18nProvider } from '@gastroshop/i18n/react';
import { createRoot } from 'react-dom/client';
import { OrderControl, ProductRow, ShopUiProvider } from '../../src';

/** What an app pays before anything of its own: the provider, the order control, a row of the product list. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nProvider store={createTextsStore('de-AT')}>
    <ShopUiProvider>
      <ProductRow
        product={{ id: '1', number: '104728', name: 'Rindsschnitzelfleisch', picture: { family: 'meat' } }}
      />
      <OrderControl size="detail" name="Rindsschnitzelfleisch" amount={1} unit="kg" units={[]} />
    </ShopUiProvider>
  </I18nProvider>,
);
