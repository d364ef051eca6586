// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import storefrontOffline from '../offline/texts/storefront-offline.de.json';

const texts: LanguageTexts = {
  'storefront-offline': storefrontOffline,
  'storefront-badges': () => import('../product-data/texts/storefront-badges.de.json'),
  ...textRoom(
    () => import('./checkout.de'),
    [
      'storefront-cart',
      'storefront-cart-panel',
      'storefront-confirmation',
      'storefront-deadline',
      'storefront-delivery',
      'storefront-join-order',
      'storefront-paper',
      'storefront-plan',
      'storefront-removed-lines',
      'storefront-submission',
      'storefront-sums',
      'storefront-terms',
    ],
  ),
  ...textRoom(
    () => import('./articles.de'),
    ['storefront-cart-add', 'storefront-deadline-words', 'storefront-product', 'storefront-remarks'],
  ),
  'storefront-cart-live': () => import('../cart/live/texts/storefront-cart-live.de.json'),
  ...textRoom(
    () => import('./catalogue.de'),
    [
      'storefront-catalogue',
      'storefront-completion',
      'storefront-filter',
      'storefront-header-search',
      'storefront-nothing-found',
      'storefront-search-hints',
    ],
  ),
  'storefront-content-failure': () => import('../content/texts/storefront-content-failure.de.json'),
  'storefront-customers': () => import('../session/texts/storefront-customers.de.json'),
  'storefront-emails': () => import('../emails/texts/storefront-emails.de.json'),
  'storefront-embed': () => import('../embed/texts/storefront-embed.de.json'),
  'storefront-paper-table': () => import('../print/texts/storefront-paper-table.de.json'),
  'storefront-product-detail': () => import('../product/detail/texts/storefront-product-detail.de.json'),
  'storefront-save-template': () => import('../templates/save/texts/storefront-save-template.de.json'),
};

export default texts;
