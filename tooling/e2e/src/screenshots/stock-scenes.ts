import type { Page } from '@playwright/test';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';

/** Begins to count, with nothing on the list. */
export const startCounting = async (page: Page): Promise<void> => {
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

const leaveCounting = async (page: Page): Promise<void> => {
  await fillCounting(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Zurück zu den Inventuren|Back to the stock-takings)$/ })
    .click();
  await page
    .getByRole('region', { name: /^(?:Auf diesem Gerät|On this device)$/ })
    .getByRole('button')
    .first()
    .waitFor();
};

const discardCount = async (page: Page): Promise<void> => {
  await leaveCounting(page);
  await openDialog(/^(?:Verwerfen|Discard)$/)(page);
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

/** Stock-takings: the list, counting, what was counted. */
export const stockScenes: readonly ScreenState[] = [
  { name: 'Stock-taking · list', path: '/my/inventory', user: BUYER },
  { name: 'Stock-taking · none yet', path: '/my/inventory', host: 'gm.localhost', user: 'gm200002' },
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
  { name: 'Stock-taking · on the device', path: '/my/inventory', user: BUYER, prepare: leaveCounting },
  { name: 'Stock-taking · discard', path: '/my/inventory', user: BUYER, prepare: discardCount },
  { name: 'Stock-taking · deleted', path: '/my/deletedInventories', user: BUYER },
];
