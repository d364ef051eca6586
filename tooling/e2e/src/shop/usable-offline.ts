import type { Page } from '@playwright/test';
import { expect } from './shop-test';

/** How many answers of each kind the shop has kept in this browser. */
const keptKinds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('gastroshop-shop')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('gastroshop-shop');
      opening.onerror = () => {
        reject(new Error('The database cannot be opened'));
      };
      opening.onsuccess = () => {
        const kinds = opening.result
          .transaction('answers')
          .objectStore('answers')
          .index('kind')
          .openKeyCursor();
        const found: string[] = [];
        kinds.onsuccess = () => {
          const cursor = kinds.result;
          if (cursor === null) {
            opening.result.close();
            resolve(found);
            return;
          }
          if (typeof cursor.key === 'string') found.push(cursor.key);
          cursor.continue();
        };
      };
    });
  });

/** Waits until the page can do without a network: its worker serves it, and what it has shown is kept. */
export const waitUntilUsableOffline = async (page: Page, ...kinds: readonly string[]): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptKinds(page)).toEqual(expect.arrayContaining([...kinds]));
};
