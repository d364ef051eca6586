import { expect, type Page } from '@playwright/test';

interface ListSettings {
  /** Shows filters, order and view of a list of articles. */
  readonly open: () => Promise<void>;
  /** Goes back to the articles. */
  readonly close: () => Promise<void>;
}

/**
 * Filters, order and view of a list of articles, wherever they stand: on a phone in a sheet of their own, elsewhere
 * beside the list, where there is nothing to open or close.
 *
 * @example
 * const settings = listSettings(page, isMobile);
 * await settings.open();
 */
export const listSettings = (page: Page, isMobile: boolean): ListSettings => {
  const sheet = page.getByRole('dialog');
  return {
    open: async () => {
      if (!isMobile) return;
      const filters = page.getByRole('main').getByRole('button', { name: /^Filters?/ });
      await filters.first().click();
      await expect(sheet).toBeVisible();
    },
    close: async () => {
      if (!isMobile) return;
      await sheet.getByRole('button', { name: /Artikel zeigen$|^Show \d+ products?$/ }).click();
      await expect(sheet).toBeHidden();
    },
  };
};
