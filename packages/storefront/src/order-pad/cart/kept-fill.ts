import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../../shop';
import type { Fill, FillWrite } from './plan-fill';

const keyOf = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`order-pad-fill-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';

const readWrite = (kept: unknown): readonly FillWrite[] => {
  if (!isRecord(kept)) return [];
  const { sku, amount, unitAbbreviation, seenVersion, seenCartVersion, operationId } = kept;
  if (typeof sku !== 'string' || typeof amount !== 'number' || typeof unitAbbreviation !== 'string')
    return [];
  if (typeof seenVersion !== 'number' || typeof operationId !== 'string') return [];
  const seenCart = typeof seenCartVersion === 'number' ? { seenCartVersion } : {};
  return [{ sku, amount, unitAbbreviation, seenVersion, ...seenCart, operationId }];
};

/** What was on its way to the cart when the page went or the connection broke; it may have arrived or not. */
export const readKeptFill = (storage: BrowserStorage, scope: ShopScope): Fill | undefined => {
  const kept = storage.read(keyOf(scope));
  if (!isRecord(kept)) return undefined;
  const { writes: keptWrites, ids: keptIds, actedAt } = kept;
  const writes = Array.isArray(keptWrites) ? keptWrites.flatMap(readWrite) : [];
  if (writes.length === 0 || !isRecord(keptIds) || typeof actedAt !== 'number') return undefined;
  const ids = Object.fromEntries(
    Object.entries(keptIds).map(([sku, rows]) => [sku, Array.isArray(rows) ? rows.filter(isNumber) : []]),
  );
  return { writes, ids, actedAt, joined: 0, apart: [] };
};

/** Keeps what is on its way, so that it can be sent again under the same operation ids. */
export const keepFill = (storage: BrowserStorage, scope: ShopScope, fill: Fill | undefined): void => {
  if (fill === undefined) storage.remove(keyOf(scope));
  else storage.write(keyOf(scope), { writes: fill.writes, ids: fill.ids, actedAt: fill.actedAt });
};
