import { storageKey } from '@gastroshop/identity';
import type { RowsOfPad } from '@gastroshop/storefront/cart';
import { type DatabaseSource, ifPageGoes } from '@gastroshop/storefront/database';
import { type BrowserStorage, createBrowserStorage, type ShopScope } from '@gastroshop/storefront/shop';
import { readSource } from './kept-source';
import { isBlank, type PadRow } from './pad-row';

/** Keeps the pad of one user for one customer while it is being written. */
export interface PadKeeper {
  /** The rows that were kept; what cannot be read is left out. Never fails. */
  readonly read: () => Promise<readonly PadRow[]>;
  /**
   * Keeps the rows for after a reload; an empty pad leaves nothing behind. Never fails.
   *
   * @returns whether the rows are safe
   */
  readonly keep: (rows: readonly PadRow[]) => Promise<boolean>;
  /** Keeps some rows no longer, whatever rows come to be kept: they are in the cart's journal from here on. */
  readonly letGo: (ids: readonly number[]) => RowsOfPad;
  /** Keeps such rows again. */
  readonly takeBack: (ids: readonly number[]) => void;
}

/** Where the pad of one user for one customer is kept. */
export const keptPadKey = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`order-pad-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readRow = (kept: unknown): readonly PadRow[] => {
  if (!isRecord(kept)) return [];
  const { id, article, amount, unit, hint, listed, raisedFrom } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return [];
  const row: PadRow = {
    id,
    article: text(article),
    amount: text(amount),
    unit: text(unit),
    ...(typeof hint === 'string' && { hint }),
    ...readSource(kept),
    ...(listed === true && { listed }),
    ...(typeof raisedFrom === 'string' && { raisedFrom }),
  };
  return isBlank(row) ? [] : [row];
};

const readRows = (kept: unknown): readonly PadRow[] => {
  const rows = isRecord(kept) ? kept['rows'] : undefined;
  return Array.isArray(rows) ? rows.flatMap(readRow) : [];
};

/** Of the tab: what lasts longer reaches the disk late, and would bring back after a crash what was replaced long ago. */
const stash = createBrowserStorage(() => sessionStorage);

/**
 * Keeps a pad in the browser's database, which holds thousands of rows and writes them beside the page. The web storage
 * takes its place where there is no database; pads from before there was one lie there as well, and move over with the
 * first change.
 *
 * @param owner see `keptPadKey`
 */
export const padKeeper = (source: DatabaseSource, storage: BrowserStorage, owner: string): PadKeeper => {
  const gone = new Set<number>();
  const write = async (rows: readonly PadRow[]): Promise<void> => {
    const database = await source();
    const transaction = database.transaction('pads', 'readwrite', { durability: 'strict' });
    void (rows.length === 0 ? transaction.store.delete(owner) : transaction.store.put({ owner, rows }));
    transaction.commit();
    await transaction.done;
  };
  return {
    read: async () => {
      const last = stash.read(owner);
      if (isRecord(last) && Array.isArray(last['rows'])) return readRows(last);
      const before = readRows(storage.read(owner));
      if (before.length > 0) return before;
      try {
        return readRows(await (await source()).get('pads', owner));
      } catch {
        return [];
      }
    },
    keep: async (rows) => {
      const filled = rows.filter((row) => !isBlank(row) && !gone.has(row.id));
      stash.remove(owner);
      // A write that still waits for another goes with its page; what lies here is read first.
      const arrived = ifPageGoes(() => {
        stash.write(owner, { rows: filled.filter(({ id }) => !gone.has(id)) });
      });
      try {
        await write(filled);
        storage.remove(owner);
        return true;
      } catch {
        if (filled.length > 0) return storage.write(owner, { rows: filled });
        storage.remove(owner);
        return true;
      } finally {
        arrived();
      }
    },
    letGo: (ids) => {
      for (const id of ids) gone.add(id);
      return { owner, ids: new Set(ids) };
    },
    takeBack: (ids) => {
      for (const id of ids) gone.delete(id);
    },
  };
};
