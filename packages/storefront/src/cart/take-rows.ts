import type { IDBPObjectStore } from 'idb';
import type { ShopDatabase } from '../database';
import type { RowsOfPad } from './cart-journal';

const isOneOf = (row: unknown, ids: ReadonlySet<number>): boolean =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number' && ids.has(row.id);

/** Lets rows go from an order pad. */
export const takeRows = async (
  pads: IDBPObjectStore<ShopDatabase, ('edits' | 'drafts' | 'pads')[], 'pads', 'readwrite'>,
  { owner, ids }: RowsOfPad,
): Promise<void> => {
  const rows = (await pads.get(owner))?.rows.filter((row) => !isOneOf(row, ids));
  if (rows !== undefined) void (rows.length === 0 ? pads.delete(owner) : pads.put({ owner, rows }));
};
