// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import { textRoom, type LanguageTexts } from '@gastroshop/i18n/texts';
import shopApp from '../app/texts/shop-app.en.json';

const texts: LanguageTexts = {
  'shop-app': shopApp,
  'add-product': () => import('../features/add-product/texts/add-product.en.json'),
  ...textRoom(() => import('./essence.en'), ['essence', 'likely']),
  ...textRoom(
    () => import('./inventory.en'),
    ['inventory', 'inventory-export', 'inventory-proposal', 'stock-count'],
  ),
  labels: () => import('../features/labels/texts/labels.en.json'),
  notifications: () => import('../features/notifications/texts/notifications.en.json'),
  ...textRoom(
    () => import('./orders.en'),
    ['order', 'order-again', 'order-words', 'orders', 'orders-cancel', 'orders-change', 'orders-life'],
  ),
  ...textRoom(
    () => import('./order-pad.en'),
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
    () => import('./order-templates.en'),
    ['order-template', 'order-templates', 'template-list', 'template-share', 'template-toggle'],
  ),
  profile: () => import('../features/profile/texts/profile.en.json'),
  push: () => import('../features/push/texts/push.en.json'),
  receipts: () => import('../features/receipts/texts/receipts.en.json'),
  'shop-checkout': () => import('../features/checkout/texts/shop-checkout.en.json'),
  ...textRoom(() => import('./content.en'), ['shop-content', 'shop-form']),
  ...textRoom(() => import('./app.en'), ['shop-daily', 'shop-my-area']),
  'shop-landing': () => import('../features/landing/texts/shop-landing.en.json'),
  'shop-my-day': () => import('../features/my-day/texts/shop-my-day.en.json'),
  'shop-privacy': () => import('../features/privacy/texts/shop-privacy.en.json'),
  'standing-orders': () => import('../features/standing-orders/texts/standing-orders.en.json'),
};

export default texts;
