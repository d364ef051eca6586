import type { Page } from '@playwright/test';

/** Changes the first amount of the page where it cannot be sent, and waits for what is said of it. */
export const typeUnsent = async (page: Page, amount: string): Promise<void> => {
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill(amount);
  await field.press('Enter');
  await page
    .getByText(/wird später gesendet|will be sent later/)
    .first()
    .waitFor();
};
