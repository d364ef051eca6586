import type { Page } from '@playwright/test';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';

/** What is urgent opens by itself. */
const awaitNotice = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').waitFor();
};

const tickTwo = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
};

const mistype = async (page: Page): Promise<void> => {
  for (const field of [/^E-Mail|^E-mail/, /Etiketten an|Labels to/]) {
    await page.getByRole('main').getByRole('textbox', { name: field }).first().fill('anna@');
    await page.keyboard.press('Enter');
  }
};

/** What buyers have of their own beside orders, templates and stock-takings. */
export const myScenes: readonly ScreenState[] = [
  { name: 'Receipts · invoices', path: '/my/receipts', user: BUYER },
  { name: 'Receipts · delivery notes', path: '/my/receipts?tab=delivery-note', user: BUYER },
  { name: 'Receipts · none yet', path: '/my/receipts', host: 'gm.localhost', user: 'gm200002' },
  { name: 'Receipts · chosen', path: '/my/receipts', user: BUYER, prepare: tickTwo, unfolds: true },
  { name: 'Receipts · without prices', path: '/my/receipts', user: WITHOUT_PRICES },
  { name: 'Notifications', path: '/my/notification-center', user: BUYER },
  { name: 'Notifications · urgent', path: '/flyers', user: 'az100004', prepare: awaitNotice },
  {
    name: 'Notifications · channels',
    path: '/my/notification-center',
    user: BUYER,
    prepare: openDialog(/Wie ich informiert werde|How you are notified/),
  },
  {
    name: 'Notifications · none yet',
    path: '/my/notification-center',
    host: 'gm.localhost',
    user: 'gm200002',
  },
  { name: 'Labels', path: '/my/label-prints', user: BUYER },
  { name: 'Labels · by mail', path: '/my/label-prints', user: BUYER, prepare: openDialog(/E-Mail|e-mail/) },
  { name: 'Labels · none yet', path: '/my/label-prints', host: 'gm.localhost', user: 'gm200002' },
  { name: 'Essence list', path: '/essential-products', user: BUYER },
  {
    name: 'Essence list · period',
    path: '/essential-products',
    user: BUYER,
    prepare: openDialog(/^(?:Zeitraum|Period): /),
  },
  { name: 'Essence list · hidden', path: '/essential-products?essential=HIDDEN_ONLY', user: BUYER },
  { name: 'Essence list · none yet', path: '/essential-products', host: 'gm.localhost', user: 'gm200002' },
  { name: 'Profile', path: '/my/user-profile', user: BUYER },
  { name: 'Profile · faults', path: '/my/user-profile', user: BUYER, prepare: mistype, unfolds: true },
];
