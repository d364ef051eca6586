// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import shopApp from '../app/texts/shop-app.de.json';

const texts: LanguageTexts = {
  'shop-app': shopApp,
  'add-product': () => import('../features/add-product/texts/add-product.de.json'),
  ...textRoom(() => import('./essence.de'), ['essence', 'likely']),
  ...textRoom(
    () => import('./inventory.de'),
    ['inventory', 'inventory-export', 'inventory-proposal', 'stock-count'],
  ),
  labels: () => import('../features/labels/texts/labels.de.json'),
  notifications: () => import('../features/notifications/texts/notifications.de.json'),
  ...textRoom(
    () => import('./orders.de'),
    ['order', 'order-again', 'order-words', 'orders', 'orders-cancel', 'orders-change', 'orders-life'],
  ),
  ...textRoom(
    () => import('./order-pad.de'),
    [
      'order-pad',
      'order-pad-columns',
      'order-pad-files',
      'order-pad-groups',
      'order-pad-page',
      'order-pad-steps',
      'paste-into-list',
    ],
  ),
  ...textRoom(
    () => import('./order-templates.de'),
    ['order-template', 'order-templates', 'template-list', 'template-share', 'template-toggle'],
  ),
  profile: () => import('../features/profile/texts/profile.de.json'),
  push: () => import('../features/push/texts/push.de.json'),
  receipts: () => import('../features/receipts/texts/receipts.de.json'),
  'shop-checkout': () => import('../features/checkout/texts/shop-checkout.de.json'),
  ...textRoom(() => import('./content.de'), ['shop-content', 'shop-form']),
  ...textRoom(() => import('./app.de'), ['shop-daily', 'shop-my-area']),
  'shop-landing': () => import('../features/landing/texts/shop-landing.de.json'),
  'shop-my-day': () => import('../features/my-day/texts/shop-my-day.de.json'),
  'shop-privacy': () => import('../features/privacy/texts/shop-privacy.de.json'),
  'standing-orders': () => import('../features/standing-orders/texts/standing-orders.de.json'),
};

export default texts;
