import { type DatabaseSource, ifPageGoes, type WriteAhead } from '@gastroshop/storefront/database';
import { readCount } from './parse-count';
import type { InventoryCount } from './inventory-count';

/** The stock-takings on this device that the backend does not have. */
export interface PendingCounts {
  /** Undefined while they are being read. */
  readonly counts: readonly InventoryCount[] | undefined;
  /** Whether what is counted outlives the page; false where the browser keeps nothing. */
  readonly kept: boolean;
}

/** Keeps the stock-takings of one user for one customer. */
export interface CountStore {
  readonly state: () => PendingCounts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a stock-taking as it is now: shown at once, and on the disk before the next thing happens to it. */
  readonly put: (count: InventoryCount) => void;
  readonly remove: (id: string) => void;
  /** Resolves when all that was put is on the disk, or cannot be. */
  readonly settled: () => Promise<void>;
}

/** What a page that is gone was still writing; undefined where it cannot be that. */
const readNote = (noted: unknown) => {
  if (typeof noted !== 'object' || noted === null) return undefined;
  if (!('owner' in noted) || !('id' in noted) || typeof noted.id !== 'string') return undefined;
  return { owner: noted.owner, id: noted.id, count: 'count' in noted ? readCount(noted.count) : undefined };
};

/**
 * Stock-takings in the browser's database, where neither a killed app nor a dead battery takes them from.
 *
 * @param owner who counts for whom
 * @param ahead where it is noted what a page was still writing when it went, if the browser has such a place
 */
export const createCountStore = (source: DatabaseSource, owner: string, ahead?: WriteAhead): CountStore => {
  const listeners = new Set<() => void>();
  let state: PendingCounts = { counts: undefined, kept: true };
  const changed = new Map<string, InventoryCount | undefined>();
  let work: Promise<void> = Promise.resolve();

  const tell = (next: PendingCounts): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const together = (read: readonly InventoryCount[]): readonly InventoryCount[] => {
    const counts = new Map<string, InventoryCount | undefined>(read.map((count) => [count.id, count]));
    for (const [id, count] of changed) counts.set(id, count);
    return [...counts.values()].filter((count) => count !== undefined);
  };
  const change = (id: string, count: InventoryCount | undefined): void => {
    changed.set(id, count);
    if (state.counts !== undefined) tell({ ...state, counts: together(state.counts) });
    work = write(id, count);
  };
  const write = async (id: string, count: InventoryCount | undefined): Promise<void> => {
    const arrived = ifPageGoes(() => {
      ahead?.note(`${owner} ${id}`, { owner, id, count });
    });
    try {
      const database = await source();
      const transaction = database.transaction('counts', 'readwrite', { durability: 'strict' });
      void (count === undefined
        ? transaction.store.delete([owner, id])
        : transaction.store.put({ owner, id, count }));
      transaction.commit();
      await transaction.done;
    } catch {
      if (state.kept) tell({ ...state, kept: false });
    } finally {
      arrived();
    }
  };
  const read = async (): Promise<void> => {
    let rows: readonly InventoryCount[] = [];
    let { kept } = state;
    try {
      const written = await (await source()).getAllFromIndex('counts', 'owner', owner);
      rows = written.flatMap(({ count }) => readCount(count) ?? []);
    } catch {
      kept = false;
    }
    tell({ counts: together(rows), kept });
  };
  for (const { write: noted, strike } of ahead?.noted() ?? []) {
    const left = readNote(noted);
    if (left?.owner !== owner) continue;
    change(left.id, left.count);
    void work.then(strike);
  }
  void read();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (count) => {
      change(count.id, count);
    },
    remove: (id) => {
      change(id, undefined);
    },
    settled: async () => {
      await work;
    },
  };
};
