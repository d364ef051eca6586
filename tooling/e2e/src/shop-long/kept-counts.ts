import type { Page } from '@playwright/test';

/** How many figures of stock-takings are on the disk of this browser, whatever the page shows. */
export const keptFigures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gastroshop-shop');
        opening.onerror = () => {
          reject(new Error('The database cannot be opened'));
        };
        opening.onsuccess = () => {
          const reading = opening.result.transaction('counts').objectStore('counts').getAll();
          reading.onerror = () => {
            reject(new Error('The stock-takings cannot be read'));
          };
          reading.onsuccess = () => {
            const rows: unknown[] = reading.result;
            opening.result.close();
            resolve([...JSON.stringify(rows).matchAll(/"amount":"[^"]/g)].length);
          };
        };
      }),
  );
