import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../shop';
import type { CartDraft, CartEdit } from './cart-edit';
import type { CartEdits } from './cart-edits-slice';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was on its way when the page went may have arrived or not: it is sent again, its operation id keeps it single. */
const readEdit = (value: unknown): CartEdit | undefined => {
  if (!isRecord(value)) return undefined;
  const { sku, amount, unit, operationId, actedAt, seenVersion } = value;
  if (typeof sku !== 'string' || typeof unit !== 'string' || typeof operationId !== 'string')
    return undefined;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || typeof actedAt !== 'number')
    return undefined;
  return {
    sku,
    amount,
    unit,
    operationId,
    actedAt,
    ...(typeof seenVersion === 'number' && { seenVersion }),
    phase: 'waiting',
  };
};

const readDraft = (value: unknown): CartDraft | undefined =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['unit'] === 'string'
    ? { text: value['text'], unit: value['unit'] }
    : undefined;

const entriesOf = <Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Readonly<Record<string, Entry>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, entry]) => {
      const known = read(entry);
      return known === undefined ? [] : [[key, known]];
    }),
  );

/** Where the edits of one customer's cart are kept; another user of the same computer has other ones. */
export const keptEditsKey = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`cart-edits-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

/** Reads what was kept when the page went; what cannot be read is left out, and the rest is kept. */
export const readKeptEdits = (storage: BrowserStorage, scope: ShopScope): CartEdits => {
  const owner = keptEditsKey(scope);
  const kept = storage.read(owner);
  const { edits, drafts } = isRecord(kept) ? kept : {};
  return { owner, edits: entriesOf(edits, readEdit), drafts: entriesOf(drafts, readDraft) };
};

/** Keeps edits and drafts for after a reload; nothing to keep leaves nothing behind. */
export const keepEdits = (storage: BrowserStorage, scope: ShopScope, { edits, drafts }: CartEdits): void => {
  const key = keptEditsKey(scope);
  if (Object.keys(edits).length === 0 && Object.keys(drafts).length === 0) storage.remove(key);
  else storage.write(key, { edits, drafts });
};
