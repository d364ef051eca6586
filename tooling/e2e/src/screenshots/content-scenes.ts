import type { Page } from '@playwright/test';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';

const sendEmpty = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Absenden|Send)$/ })
    .click();
  await page
    .getByRole('status')
    .filter({ hasText: /Aufmerksamkeit|attention/ })
    .waitFor();
};

const openJob = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('a[href^="/jobs/"]').first().click();
  await page.waitForURL(/\/jobs\/./);
};

/** What the branches write themselves. */
export const contentScenes: readonly ScreenState[] = [
  { name: 'Content · flyers', path: '/flyers', user: BUYER },
  { name: 'Content · fair', path: '/messe' },
  { name: 'Content · promotion', path: '/page/wildwochen', user: BUYER },
  { name: 'Content · about', path: '/page/ueber-uns' },
  { name: 'Content · newsletter', path: '/page/newsletter' },
  { name: 'Content · terms', path: '/page/agb' },
  { name: 'Content · for customers', path: '/page/fuer-kunden', user: BUYER },
  { name: 'Content · sign-in needed', path: '/page/fuer-kunden' },
  { name: 'Content · no such page', path: '/page/gibt-es-nicht' },
  { name: 'Content · contact with faults', path: '/page/kontakt', prepare: sendEmpty, unfolds: true },
  { name: 'Content · contact', path: '/page/kontakt' },
  { name: 'Content · jobs', path: '/page/jobs' },
  { name: 'Content · delivery times', path: '/page/lieferzeiten' },
  { name: 'Content · not found', path: '/nowhere' },
  { name: 'Content · privacy', path: '/privacy-preferences' },
  { name: 'Contacts', path: '/contacts', user: BUYER },
  { name: 'Jobs', path: '/jobs' },
  { name: 'Jobs · offer', path: '/jobs', prepare: openJob, unfolds: true },
  { name: 'Jobs · unknown', path: '/jobs/nothing', ready: 'main h1' },
];
