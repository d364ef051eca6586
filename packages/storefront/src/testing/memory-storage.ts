import type { BrowserStorage } from '../shop';

/** A storage that forgets with the test. */
export const memoryStorage = (): BrowserStorage => {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
  };
};
