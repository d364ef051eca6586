import type { Page } from '@playwright/test';

/** What of somebody is in the databases of the shop in this browser: the stores with rows that belong to a person. */
export const personalRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const isOurs = (name = '') => name.startsWith('gastroshop-');
    const names = (await indexedDB.databases()).flatMap(({ name }) => (isOurs(name) ? [name ?? ''] : []));
    const rowsOf = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => {
          resolve(reading.result);
        };
        reading.onerror = () => {
          reject(new Error(`${store} cannot be read`));
        };
      });
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(`${name} cannot be opened`));
        };
      });
    const isVisitors = (row: unknown) =>
      typeof row === 'object' && row !== null && 'userId' in row && row.userId === '';
    const found: string[] = [];
    for (const name of names) {
      const database = await open(name);
      for (const store of database.objectStoreNames) {
        const rows = await rowsOf(database, store);
        if (rows.some((row) => !isVisitors(row))) found.push(store);
      }
      database.close();
    }
    return found.toSorted();
  });
