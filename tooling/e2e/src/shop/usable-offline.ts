import type { Page } from '@playwright/test';
import { expect } from './shop-test';

/** Kinds of the answers that the app the page belongs to has kept in this browser. */
const keptKinds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Each app has a database of its own.
    const database = location.pathname.startsWith('/subshop/') ? 'gastroshop-fair' : 'gastroshop-shop';
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes(database)) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(database);
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
  await page.waitForFunction(() => {
    // At first the main shop's, whose pages are everywhere, may stand in for the fair's.
    const own = location.pathname.startsWith('/subshop/') ? '/subshop/promotions/' : '/';
    return (
      new URL(navigator.serviceWorker.controller?.scriptURL ?? location.href).pathname ===
      `${own}service-worker.js`
    );
  });
  await expect.poll(() => keptKinds(page)).toEqual(expect.arrayContaining([...kinds]));
};
