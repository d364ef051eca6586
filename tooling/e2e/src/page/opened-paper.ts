import { expect, type Page } from '@playwright/test';

/**
 * A paper comes to a tab of its own: where the browser shows papers, its address is the paper's; else the browser saves
 * it from there.
 *
 * @param open what the reader does for it
 */
export const expectPaper = async (page: Page, address: RegExp, open: () => Promise<void>): Promise<void> => {
  const opened = page.waitForEvent('popup');
  // Of the context: a paper may be on its way before anybody listens to its tab.
  const saved = page
    .context()
    .waitForEvent('download')
    .then((download) => download.url());
  await open();
  const tab = await opened;
  const shown = tab.waitForURL(address).then(() => tab.url());
  expect(await Promise.any([shown, saved])).toMatch(address);
  await tab.close();
};
