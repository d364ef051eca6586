/** What is kept in the browser under a key. Blocked, full and broken storages count as empty ones. */
export interface BrowserStorage {
  /** The value kept; undefined when there is none, or none that can be read. */
  readonly read: (key: string) => unknown;
  /** Keeps a value; answers whether that worked. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps JSON in a web storage. Never throws: a shop whose storage is blocked still sells.
 *
 * @param storage asked for at each use, because even looking at a blocked storage throws
 * @example createBrowserStorage(() => localStorage)
 */
export const createBrowserStorage = (storage: () => WebStorage): BrowserStorage => ({
  read: (key) => {
    try {
      const text = storage().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
});
