import { DATABASE_PREFIX } from './shop-database';

/** Nobody waits longer than this for the browser to forget, in milliseconds. */
const PATIENCE_MS = 1000;

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      resolve();
    };
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', end);
    request.addEventListener('error', end);
    setTimeout(end, PATIENCE_MS);
  });

/** Deletes what the shop and its sub-shops keep in the browser's databases. Never fails, and takes a second at most. */
export const deleteDatabases = async (): Promise<void> => {
  try {
    const known = await indexedDB.databases();
    const own = known.flatMap(({ name = '' }) => (name.startsWith(DATABASE_PREFIX) ? [name] : []));
    await Promise.all(own.map(deleteDatabase));
  } catch {
    // Blocked: there is nothing to forget.
  }
};
