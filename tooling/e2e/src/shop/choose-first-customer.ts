import type { Page } from '@playwright/test';

/** Chooses the first customer of the list: by its button, on phones by a tap on the row (SEL-4). */
export const chooseFirstCustomer = async (page: Page, isMobile: boolean): Promise<void> => {
  const rows = page.getByRole('main').getByRole('row');
  // The first row of a wide screen is the head.
  await (isMobile ? rows.first() : rows.nth(1).getByRole('button')).click();
};
