import { storageKey } from '@gastroshop/identity';
import type { RowsOfPad } from '@gastroshop/storefront/cart';
import { type DatabaseSource, ifPageGoes } from '@gastroshop/storefront/database';
import { type BrowserStorage, createBrowserStorage, type ShopScope } from '@gastroshop/storefront/shop';
import { readSource } from './kept-source';
import type { PadTabs } from './pad-tabs';
import { isBlank, type PadRow } from './pad-row';

/** Keeps the pad of one user for one customer while it is being written. */
export interface PadStorage {
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
  /** Does something while no other tab does, told which rows have gone into the cart from whichever tab. */
  readonly alone: <Result>(work: (taken: ReadonlySet<number>) => Promise<Result>) => Promise<Result>;
  /** Tells the other tabs that such rows are in the cart. */
  readonly tell: (ids: readonly number[]) => void;
  /** Hears of rows that went into the cart from another tab; answers how to stop that. */
  readonly onTaken: (listener: (ids: readonly number[]) => void) => () => void;
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
  const { id, article, amount, unit, hint, listed, day, waits, raisedFrom } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return [];
  const row: PadRow = {
    id,
    article: text(article),
    amount: text(amount),
    unit: text(unit),
    ...(typeof hint === 'string' && { hint }),
    ...readSource(kept),
    ...(listed === true && { listed }),
    ...(typeof day === 'string' && { day, ...(waits === true && { waits }) }),
    ...(typeof raisedFrom === 'string' && { raisedFrom }),
  };
  return isBlank(row) ? [] : [row];
};

const readRows = (kept: unknown): readonly PadRow[] => {
  const rows = isRecord(kept) ? kept['rows'] : undefined;
  return Array.isArray(rows) ? rows.flatMap(readRow) : [];
};

const idOf = (row: unknown): number | undefined =>
  isRecord(row) && typeof row['id'] === 'number' ? row['id'] : undefined;

/** Of the tab: what lasts longer reaches the disk late, and would bring back after a crash what was replaced long ago. */
const stash = createBrowserStorage(() => sessionStorage);

/**
 * Keeps a pad in the browser's database, which holds thousands of rows and writes them beside the page. The web storage
 * takes its place where there is no database; pads from before there was one lie there as well, and move over with the
 * first change. Tabs that write one pad keep each other's rows, and none brings back what went into the cart.
 *
 * @param owner see `keptPadKey`
 * @param tabs joins the tabs of the browser
 */
export const createPadStorage = (
  source: DatabaseSource,
  storage: BrowserStorage,
  owner: string,
  tabs: PadTabs,
): PadStorage => {
  const gone = new Set<number>();
  /** Rows this page has shown: all others are another tab's. */
  const shown = new Set<number>();
  /** Went into the cart, and came back. */
  const returned = new Set<number>();
  const written = async (): Promise<{
    readonly rows: readonly unknown[];
    readonly taken: ReadonlySet<number>;
  }> => {
    try {
      const { rows = [], taken = [] } = (await (await source()).get('pads', owner)) ?? {};
      return { rows, taken: new Set(taken) };
    } catch {
      return { rows: [], taken: new Set() };
    }
  };
  const write = async (rows: readonly PadRow[]): Promise<void> => {
    const database = await source();
    const transaction = database.transaction('pads', 'readwrite', { durability: 'strict' });
    const { store } = transaction;
    const before = await store.get(owner);
    const taken = (before?.taken ?? []).filter((id) => !returned.has(id));
    const away = new Set(taken);
    const others = (before?.rows ?? []).filter((row) => !shown.has(idOf(row) ?? 0));
    const kept = [...rows.filter(({ id }) => !away.has(id)), ...others];
    void (kept.length === 0 && taken.length === 0
      ? store.delete(owner)
      : store.put({ owner, rows: kept, ...(taken.length > 0 && { taken }) }));
    transaction.commit();
    await transaction.done;
  };
  return {
    read: async () => {
      const { rows: kept, taken } = await written();
      const last = stash.read(owner);
      const older = readRows(storage.read(owner));
      const all =
        isRecord(last) && Array.isArray(last['rows'])
          ? readRows(last)
          : older.length > 0
            ? older
            : readRows({ rows: kept });
      const rows = all.filter(({ id }) => !taken.has(id));
      for (const { id } of rows) shown.add(id);
      return rows;
    },
    keep: async (rows) => {
      const filled = rows.filter((row) => !isBlank(row) && !gone.has(row.id));
      for (const { id } of filled) shown.add(id);
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
      for (const id of ids) {
        gone.add(id);
        returned.delete(id);
      }
      return { owner, ids: new Set(ids) };
    },
    takeBack: (ids) => {
      for (const id of ids) {
        gone.delete(id);
        returned.add(id);
      }
    },
    alone: (work) =>
      tabs.alone(owner, async () => {
        const { taken } = await written();
        return work(new Set([...taken].filter((id) => !returned.has(id))));
      }),
    tell: (ids) => {
      if (ids.length > 0) tabs.tell({ owner, ids: new Set(ids) });
    },
    onTaken: (listener) =>
      tabs.hear(({ owner: whose, ids }) => {
        if (whose !== owner) return;
        for (const id of ids) gone.add(id);
        listener([...ids]);
      }),
  };
};
