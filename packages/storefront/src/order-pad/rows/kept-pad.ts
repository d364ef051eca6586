import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../../shop';
import { isBlank, type PadRow } from './pad-row';

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
  const { id, article, amount, unit, hint, source, listed, raisedFrom } = kept;
  if (typeof id !== 'number' || !Number.isInteger(id)) return [];
  const row: PadRow = {
    id,
    article: text(article),
    amount: text(amount),
    unit: text(unit),
    ...(typeof hint === 'string' && { hint }),
    ...(typeof source === 'string' && { source }),
    ...(listed === true && { listed }),
    ...(typeof raisedFrom === 'string' && { raisedFrom }),
  };
  return isBlank(row) ? [] : [row];
};

/** The rows that were kept; what cannot be read is left out. */
export const readKeptPad = (storage: BrowserStorage, scope: ShopScope): readonly PadRow[] => {
  const kept = storage.read(keptPadKey(scope));
  const rows = isRecord(kept) ? kept['rows'] : undefined;
  return Array.isArray(rows) ? rows.flatMap(readRow) : [];
};

/**
 * Keeps the rows for after a reload; an empty pad leaves nothing behind.
 *
 * @returns whether the rows are safe
 */
export const keepPad = (storage: BrowserStorage, scope: ShopScope, rows: readonly PadRow[]): boolean => {
  const key = keptPadKey(scope);
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length > 0) return storage.write(key, { rows: filled });
  storage.remove(key);
  return true;
};
