// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import uiFeedback from '../feedback/texts/ui-feedback.de.json';
import uiFrame from '../layout/texts/ui-frame.de.json';
import uiSearchField from '../search/texts/ui-search-field.de.json';

const texts: LanguageTexts = {
  'ui-feedback': uiFeedback,
  'ui-frame': uiFrame,
  'ui-search-field': uiSearchField,
  'ui-calendar': () => import('../calendar/texts/ui-calendar.de.json'),
  'ui-customer': () => import('../customer/texts/ui-customer.de.json'),
  ...textRoom(
    () => import('./articles.de'),
    ['ui-field', 'ui-order-control', 'ui-overlay', 'ui-price', 'ui-product', 'ui-table'],
  ),
  'ui-filter': () => import('../filter/texts/ui-filter.de.json'),
  'ui-product-declaration': () => import('../product/texts/ui-product-declaration.de.json'),
  'ui-scanner': () => import('../scanner/texts/ui-scanner.de.json'),
  'ui-search': () => import('../search/texts/ui-search.de.json'),
  'ui-upload': () => import('../upload/texts/ui-upload.de.json'),
};

export default texts;
