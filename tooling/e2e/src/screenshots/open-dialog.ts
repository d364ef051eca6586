import type { Page } from '@playwright/test';

/** Presses a button of the page and waits for the dialog it opens. */
export const openDialog = (name: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
