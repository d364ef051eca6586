import type { Page } from '@playwright/test';
import type { Products } from './products';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';

const PASTE = /^(?:Einfügen|Paste)$/;
const SETTLE = /\d+ Zeilen? klären|settle \d+ lines?/i;
const TAKE = /^(?:Übernehmen|Accept)$/;

/** Puts a list into the pad as somebody without a keyboard does. */
export const pasting = (lines: readonly string[]) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: PASTE }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: TAKE }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /[1-9]\d* (?:bereit|ready|zu bestätigen|to confirm)/ })
    .waitFor();
};

/** The order pad, empty and with lines that are fine and that are not. */
export const padScenesOf = ({ normal, weighed, wine, removed, soon }: Products): readonly ScreenState[] => {
  const list = [
    `${normal}\t12`,
    `${weighed}\t2`,
    '999999999\t1',
    `${wine}\t6`,
    `${removed}\t3`,
    'teebutter\t4',
    `${soon}\t1`,
    'xqzwvv\t2',
    `${normal}\t0,5`,
  ];
  return [
    { name: 'Order pad · empty', path: '/order-pad', user: BUYER },
    { name: 'Order pad · list', path: '/order-pad', user: BUYER, prepare: pasting(list), unfolds: true },
    {
      name: 'Order pad · settling line by line',
      path: '/order-pad',
      user: BUYER,
      only: 'phone',
      prepare: async (page) => {
        await pasting(list)(page);
        await page.getByRole('button', { name: SETTLE }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(?:Später|Later)$/ })
          .waitFor();
      },
    },
    {
      name: 'Order pad · without prices',
      path: '/order-pad',
      user: 'az100003',
      prepare: pasting(list),
      unfolds: true,
    },
    {
      name: 'Order pad · save as template',
      path: '/order-pad',
      user: BUYER,
      prepare: async (page) => {
        await pasting(list)(page);
        await openDialog(/^(?:Als Vorlage|As template)$/)(page);
      },
    },
    { name: 'Order pad · paste', path: '/order-pad', user: BUYER, prepare: openDialog(PASTE) },
    {
      name: 'Order pad · upload',
      path: '/order-pad',
      user: BUYER,
      prepare: openDialog(/^(?:Hochladen|Upload)$/),
    },
    {
      name: 'Order pad · from template',
      path: '/order-pad',
      user: BUYER,
      prepare: openDialog(/^(?:Aus Vorlage|From template)$/),
    },
  ];
};
