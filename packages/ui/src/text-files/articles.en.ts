// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import uiField from '../field/texts/ui-field.en.json';
import uiOrderControl from '../order-control/texts/ui-order-control.en.json';
import uiOverlay from '../overlay/texts/ui-overlay.en.json';
import uiPrice from '../price/texts/ui-price.en.json';
import uiProduct from '../product/texts/ui-product.en.json';
import uiTable from '../table/texts/ui-table.en.json';

const room: TextRoom = {
  'ui-field': uiField,
  'ui-order-control': uiOrderControl,
  'ui-overlay': uiOverlay,
  'ui-price': uiPrice,
  'ui-product': uiProduct,
  'ui-table': uiTable,
};

export default room;
