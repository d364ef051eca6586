import type { Page } from '@playwright/test';
import type { Articles } from './articles';
import { checkoutScenes } from './checkout-scenes';
import { contentScenes } from './content-scenes';
import { fairScenesOf } from './fair-scenes';
import { myScenes } from './my-scenes';
import { openDialog } from './open-dialog';
import { padScenesOf } from './pad-scenes';
import { previewScenes } from './preview-scenes';
import type { Scene } from './scene';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';

const openMenu = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Konto|Account/ })
    .click();
  await page.getByRole('dialog').waitFor();
};

const openFilters = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters?/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const type = (text: string) => async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'))
    .first()
    .click();
  await page.keyboard.type(text);
  // The controls come with the first suggestions.
  await page.getByRole('grid').getByRole('textbox').first().waitFor();
};

const start: readonly Scene[] = [
  { name: 'Start · visitor', path: '/' },
  { name: 'Start · consent asked', path: '/', asksConsent: true },
  { name: 'Start · buyer', path: '/', user: BUYER },
  { name: 'Start · GM', path: '/', host: 'gm.localhost' },
  { name: 'Start · KI', path: '/', host: 'ki.localhost', user: 'ki300001' },
  { name: 'Start · LL', path: '/', host: 'll.localhost', user: 'll400001' },
  { name: 'Start · landing page', path: '/', host: 'maerkte.localhost' },
];

const search: readonly Scene[] = [
  { name: 'Search · visitor', path: '/search' },
  { name: 'Search · buyer', path: '/search?query=käse', user: BUYER },
  { name: 'Search · category', path: '/search?categoryId=14', user: BUYER },
  { name: 'Search · without prices', path: '/search?query=milch', user: WITHOUT_PRICES },
  { name: 'Search · filtered', path: '/search?query=käse&attributes=Bio&attributes=Lf', user: BUYER },
  { name: 'Search · offers', path: '/search?prices=PROMOTION', user: BUYER },
  { name: 'Search · tiles', path: '/search?query=wein', user: BUYER, preferences: { listView: 'tiles' } },
  {
    name: 'Search · compact',
    path: '/search?query=obers',
    user: BUYER,
    preferences: { density: 'compact' },
    only: 'desktop',
  },
  { name: 'Search · misspelt', path: '/search?query=paradeisser', user: BUYER },
  { name: 'Search · nothing found', path: '/search?query=xqzwvv' },
  { name: 'Search · theme LL', path: '/search?query=brot', host: 'll.localhost', user: 'll400001' },
  {
    name: 'Search · filters open',
    path: '/search?query=käse',
    user: BUYER,
    only: 'phone',
    prepare: openFilters,
  },
  { name: 'Search · completion', path: '/flyers', user: BUYER, prepare: type('butter') },
];

const product = (articles: Articles): readonly Scene[] => {
  const at = (sku: string): string => `/product/${sku}`;
  return [
    { name: 'Product · buyer', path: at(articles.normal), user: BUYER },
    { name: 'Product · visitor', path: at(articles.normal) },
    { name: 'Product · without prices', path: at(articles.weighed), user: WITHOUT_PRICES },
    { name: 'Product · weighed', path: at(articles.weighed), user: BUYER },
    { name: 'Product · wine', path: at(articles.wine), user: BUYER },
    { name: 'Product · removed', path: at(articles.removed), user: BUYER },
    { name: 'Product · available soon', path: at(articles.soon), user: BUYER },
    { name: 'Product · unknown', path: at('1'), user: BUYER },
  ];
};

const account: readonly Scene[] = [
  { name: 'Account · sign-on', path: '/auth/redirect?target=%2F', ready: '#sign-in' },
  { name: 'Account · twelve customers', path: '/my/customers', user: 'az100002' },
  { name: 'Account · 4,000 customers', path: '/my/customers', user: 'az100005' },
  { name: 'Account · no customer', path: '/search', user: 'az100006' },
  { name: 'Account · wrong shop', path: '/', host: 'll.localhost', user: BUYER },
  { name: 'Account · menu', path: '/flyers', user: BUYER, prepare: openMenu },
  { name: 'Account · menu of a visitor', path: '/flyers', prepare: openMenu },
];

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

const lists: readonly Scene[] = [
  { name: 'Orders · list', path: '/my/orders', user: BUYER },
  { name: 'Orders · without prices', path: '/my/orders', user: WITHOUT_PRICES },
  { name: 'Orders · none of this source', path: '/my/orders?source=OTHER', user: BUYER },
  { name: 'Orders · order', path: '/my/orders', user: BUYER, prepare: openFirstOrder, unfolds: true },
  { name: 'Orders · order again', path: '/my/orders', user: BUYER, prepare: orderAgain },
  { name: 'Orders · unknown', path: '/my/orders/detail/nothing', user: BUYER, ready: '[role=alert]' },
  { name: 'Templates · overview', path: '/my/ordertemplates', user: BUYER },
  {
    name: 'Templates · new',
    path: '/my/ordertemplates',
    user: BUYER,
    prepare: openDialog(/Neue Vorlage|New template/),
  },
  { name: 'Templates · none yet', path: '/my/ordertemplates', host: 'll.localhost', user: 'll400001' },
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
  { name: 'Templates · unknown', path: '/my/ordertemplates/nothing', user: BUYER, ready: '[role=alert]' },
  {
    name: 'Templates · toggle of an article',
    path: '/search?query=butter',
    user: BUYER,
    prepare: openDialog(/auf Bestellvorlage|onto an order template/),
  },
];

/** Every route of the three apps for everybody who sees it differently, with what opens on it. */
export const scenesOf = (articles: Articles): readonly Scene[] => [
  ...start,
  ...search,
  ...product(articles),
  ...contentScenes,
  ...account,
  ...checkoutScenes,
  ...padScenesOf(articles),
  ...lists,
  ...myScenes,
  ...fairScenesOf(articles),
  ...previewScenes,
];
