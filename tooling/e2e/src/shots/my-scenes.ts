import type { Page } from '@playwright/test';
import { openDialog } from './open-dialog';
import type { Scene } from './scene';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';

const startCounting = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Inventur beginnen|Start counting)$/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('combobox').first().waitFor();
};

const fillCounting = async (page: Page): Promise<void> => {
  await startCounting(page);
  await openDialog(/^(?:Liste füllen|Fill the list)$/)(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^(?:Liste füllen|Fill the list)$/ }).click();
  await page.getByRole('main').getByRole('list').getByRole('textbox').nth(2).fill('2,5');
};

const openFirstInventory = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d{2}:\d{2}$/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Nachbestellen|Reorder)$/ })
    .waitFor();
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

/** What buyers have of their own beside orders and templates. */
export const myScenes: readonly Scene[] = [
  { name: 'Stock-taking · list', path: '/my/inventory', user: BUYER },
  { name: 'Stock-taking · none yet', path: '/my/inventory', host: 'll.localhost', user: 'll400001' },
  {
    name: 'Stock-taking · export',
    path: '/my/inventory',
    user: BUYER,
    prepare: openDialog(/^Excel$/),
  },
  { name: 'Stock-taking · begun', path: '/my/inventory', user: BUYER, prepare: startCounting },
  { name: 'Stock-taking · counting', path: '/my/inventory', user: BUYER, prepare: fillCounting },
  {
    name: 'Stock-taking · place',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await startCounting(page);
      await openDialog(/^(?:Ort und Kommentar|Place and comment)$/)(page);
    },
  },
  {
    name: 'Stock-taking · not from the shop',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await startCounting(page);
      await openDialog(/^(?:Nicht im Sortiment|Not from the shop)$/)(page);
    },
  },
  { name: 'Stock-taking · inventory', path: '/my/inventory', user: BUYER, prepare: openFirstInventory },
  {
    name: 'Stock-taking · reorder',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await openFirstInventory(page);
      await openDialog(/^(?:Nachbestellen|Reorder)$/)(page);
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'Stock-taking · fill',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await startCounting(page);
      await openDialog(/^(?:Liste füllen|Fill the list)$/)(page);
    },
  },
  {
    name: 'Stock-taking · finish',
    path: '/my/inventory',
    user: BUYER,
    prepare: async (page) => {
      await fillCounting(page);
      await openDialog(/^(?:Abschließen|Finish)$/)(page);
    },
  },
  { name: 'Stock-taking · deleted', path: '/my/deletedInventories', user: BUYER },
  { name: 'Receipts · invoices', path: '/my/receipts', user: BUYER },
  { name: 'Receipts · delivery notes', path: '/my/receipts?tab=delivery-note', user: BUYER },
  { name: 'Receipts · none yet', path: '/my/receipts', host: 'll.localhost', user: 'll400001' },
  { name: 'Receipts · chosen', path: '/my/receipts', user: BUYER, prepare: tickTwo, unfolds: true },
  { name: 'Receipts · without prices', path: '/my/receipts', user: WITHOUT_PRICES },
  { name: 'Notifications', path: '/my/notification-center', user: BUYER },
  {
    name: 'Notifications · channels',
    path: '/my/notification-center',
    user: BUYER,
    prepare: openDialog(/Wie ich informiert werde|How I am told/),
  },
  {
    name: 'Notifications · none yet',
    path: '/my/notification-center',
    host: 'll.localhost',
    user: 'll400001',
  },
  { name: 'Labels', path: '/my/label-prints', user: BUYER },
  { name: 'Labels · by mail', path: '/my/label-prints', user: BUYER, prepare: openDialog(/E-Mail|e-mail/) },
  { name: 'Labels · none yet', path: '/my/label-prints', host: 'll.localhost', user: 'll400001' },
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
