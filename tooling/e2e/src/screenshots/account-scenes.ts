import type { Page } from '@playwright/test';
import type { ScreenState } from './screen-state';
import { typeUnsent } from './type-offline';

const BUYER = 'az100001';

const openMenu = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Konto|Account/ })
    .click();
  await page.getByRole('dialog').waitFor();
};

/** Signs out while the backend does not take what was typed; it is never sent, as the browser is closed before. */
const signOutUnsent = async (page: Page): Promise<void> => {
  await page.route(/\/my\/shopping-cart(?:-items?)?\/\d+(?:\?.*)?$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  );
  await typeUnsent(page, '36');
  await openMenu(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Abmelden|Sign out)$/ })
    .click();
  await page.getByRole('dialog', { name: /noch nicht gesendet|not been sent yet/ }).waitFor();
};

/** Who somebody is and for whom they order. */
export const accountScenes: readonly ScreenState[] = [
  { name: 'Account · sign-on', path: '/auth/redirect?target=%2F', ready: '#sign-in' },
  { name: 'Account · twelve customers', path: '/my/customers', user: 'az100002' },
  { name: 'Account · 4,000 customers', path: '/my/customers', user: 'az100005' },
  { name: 'Account · no customer', path: '/search', user: 'az100006' },
  { name: 'Account · wrong shop', path: '/', host: 'll.localhost', user: BUYER },
  { name: 'Account · menu', path: '/flyers', user: BUYER, prepare: openMenu },
  { name: 'Account · menu of a visitor', path: '/flyers', prepare: openMenu },
  {
    name: 'Account · sign-out with changes not sent',
    path: '/checkout',
    user: BUYER,
    prepare: signOutUnsent,
  },
];
