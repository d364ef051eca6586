// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import uiFeedback from '../feedback/texts/ui-feedback.en.json';
import uiFrame from '../layout/texts/ui-frame.en.json';
import uiSearchField from '../search/texts/ui-search-field.en.json';

const texts: LanguageTexts = {
  'ui-feedback': uiFeedback,
  'ui-frame': uiFrame,
  'ui-search-field': uiSearchField,
  'ui-calendar': () => import('../calendar/texts/ui-calendar.en.json'),
  'ui-customer': () => import('../customer/texts/ui-customer.en.json'),
  ...textRoom(
    () => import('./articles.en'),
    ['ui-field', 'ui-order-control', 'ui-overlay', 'ui-price', 'ui-product', 'ui-table'],
  ),
  'ui-filter': () => import('../filter/texts/ui-filter.en.json'),
  'ui-product-declaration': () => import('../product/texts/ui-product-declaration.en.json'),
  'ui-scanner': () => import('../scanner/texts/ui-scanner.en.json'),
  'ui-search': () => import('../search/texts/ui-search.en.json'),
  'ui-upload': () => import('../upload/texts/ui-upload.en.json'),
};

export default texts;
