import type { IDBPObjectStore } from 'idb';
import type { ShopDatabase } from '../database';
import type { RowsOfPad } from './cart-outbox';

/** More than a few of the largest lists; who leaves a tab open over more than that has looked at it since. */
const MOST_TAKEN = 20_000;

const isOneOf = (row: unknown, ids: ReadonlySet<number>): boolean =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number' && ids.has(row.id);

/** Lets rows go from an order pad, for all tabs. */
export const takeRows = async (
  pads: IDBPObjectStore<ShopDatabase, ('edits' | 'drafts' | 'pads')[], 'pads', 'readwrite'>,
  { owner, ids }: RowsOfPad,
): Promise<void> => {
  const { rows = [], taken = [] } = (await pads.get(owner)) ?? {};
  void pads.put({
    owner,
    rows: rows.filter((row) => !isOneOf(row, ids)),
    taken: [...taken, ...ids].slice(-MOST_TAKEN),
  });
};
