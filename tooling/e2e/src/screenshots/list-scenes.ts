import type { Page } from '@playwright/test';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';

const TEMPLATE = '/my/ordertemplates/d3e00000-0000-4000-8000-000000000001';

const openFirstOrder = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{6,}$/ })
    .nth(3)
    .click();
  await page.getByRole('list').getByRole('checkbox').first().waitFor();
};

const orderAgain = async (page: Page): Promise<void> => {
  await openFirstOrder(page);
  await openDialog(/^(?:Nochmals bestellen|Order again)$/)(page);
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

const saveAsTemplate = async (page: Page): Promise<void> => {
  await openFirstOrder(page);
  await openDialog(/^(?:Als Vorlage speichern|Save as template)$/)(page);
};

const editTemplate = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Bearbeiten|Edit)$/ })
    .click();
  await page
    .getByRole('button', { name: /verschieben, Platz 1|^Move .*place 1/ })
    .first()
    .waitFor();
};

const editTemplateLine = async (page: Page): Promise<void> => {
  await editTemplate(page);
  await openDialog(/^(?:Notiz und Sollbestand|Note and par)/)(page);
};

/** The orders of a customer, and the templates to order from. */
export const listScenes: readonly ScreenState[] = [
  { name: 'Orders · list', path: '/my/orders', user: BUYER },
  { name: 'Orders · without prices', path: '/my/orders', user: WITHOUT_PRICES },
  { name: 'Orders · none of this source', path: '/my/orders?source=OTHER', user: BUYER },
  { name: 'Orders · order', path: '/my/orders', user: BUYER, prepare: openFirstOrder, unfolds: true },
  { name: 'Orders · order again', path: '/my/orders', user: BUYER, prepare: orderAgain },
  { name: 'Orders · save as template', path: '/my/orders', user: BUYER, prepare: saveAsTemplate },
  { name: 'Orders · unknown', path: '/my/orders/detail/nothing', user: BUYER },
  { name: 'Templates · overview', path: '/my/ordertemplates', user: BUYER },
  {
    name: 'Templates · new',
    path: '/my/ordertemplates',
    user: BUYER,
    prepare: openDialog(/Neue Vorlage|New template/),
  },
  { name: 'Templates · none yet', path: '/my/ordertemplates', host: 'gm.localhost', user: 'gm200002' },
  { name: 'Templates · template', path: TEMPLATE, user: BUYER },
  { name: 'Templates · editing', path: TEMPLATE, user: BUYER, prepare: editTemplate, unfolds: true },
  { name: 'Templates · line', path: TEMPLATE, user: BUYER, prepare: editTemplateLine },
  { name: 'Templates · sharing', path: TEMPLATE, user: BUYER, prepare: openDialog(/^(?:Teilen|Share)$/) },
  {
    name: 'Templates · name',
    path: TEMPLATE,
    user: BUYER,
    prepare: openDialog(/Name und Kommentar|Name and comment/),
  },
  { name: 'Templates · copy', path: TEMPLATE, user: BUYER, prepare: openDialog(/^(?:Kopieren|Copy)$/) },
  { name: 'Templates · PDF', path: TEMPLATE, user: BUYER, prepare: openDialog(/als PDF|as PDF/) },
  { name: 'Templates · unknown', path: '/my/ordertemplates/nothing', user: BUYER },
  {
    name: 'Templates · toggle of an article',
    path: '/search?query=butter',
    user: BUYER,
    prepare: openDialog(/auf eine Bestellvorlage|to an order template/),
  },
];
