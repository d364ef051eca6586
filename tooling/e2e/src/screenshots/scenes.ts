import type { Page } from '@playwright/test';
import { accountScenes } from './account-scenes';
import type { Products } from './products';
import { checkoutScenes } from './checkout-scenes';
import { contentScenes } from './content-scenes';
import { failureScenes } from './failure-scenes';
import { fairScenesOf } from './fair-scenes';
import { listScenes } from './list-scenes';
import { myScenes } from './my-scenes';
import { padScenesOf } from './pad-scenes';
import { previewScenes } from './preview-scenes';
import { scanScenesOf } from './scan-scenes';
import type { ScreenState } from './screen-state';
import { stockScenes } from './stock-scenes';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';

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

const start: readonly ScreenState[] = [
  { name: 'Start · visitor', path: '/' },
  { name: 'Start · consent asked', path: '/', asksConsent: true },
  { name: 'Start · buyer', path: '/', user: BUYER },
  { name: 'Start · GM', path: '/', host: 'gm.localhost' },
  { name: 'Start · KI', path: '/', host: 'ki.localhost', user: 'ki300001' },
  { name: 'Start · LL', path: '/', host: 'll.localhost', user: 'll400001' },
  { name: 'Start · landing page', path: '/', host: 'maerkte.localhost' },
];

const search: readonly ScreenState[] = [
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

const product = (products: Products): readonly ScreenState[] => {
  const at = (sku: string): string => `/product/${sku}`;
  return [
    { name: 'Product · buyer', path: at(products.normal), user: BUYER },
    { name: 'Product · visitor', path: at(products.normal) },
    { name: 'Product · without prices', path: at(products.weighed), user: WITHOUT_PRICES },
    { name: 'Product · weighed', path: at(products.weighed), user: BUYER },
    { name: 'Product · wine', path: at(products.wine), user: BUYER },
    { name: 'Product · removed', path: at(products.removed), user: BUYER },
    { name: 'Product · available soon', path: at(products.soon), user: BUYER },
    { name: 'Product · unknown', path: at('1'), user: BUYER },
  ];
};

/** Every route of the three apps for everybody who sees it differently, with what opens on it. */
export const screenStates = (products: Products): readonly ScreenState[] => [
  ...start,
  ...search,
  ...product(products),
  ...contentScenes,
  ...accountScenes,
  ...checkoutScenes,
  ...padScenesOf(products),
  ...listScenes,
  ...stockScenes,
  ...myScenes,
  ...scanScenesOf(products),
  ...failureScenes,
  ...fairScenesOf(products),
  ...previewScenes,
];
