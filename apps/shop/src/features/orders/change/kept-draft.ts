import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '@gastroshop/storefront/shop';
import { draftSize, type DraftLine, type OrderDraft } from './order-draft';

/** How long a draft is kept. */
const KEPT_MS = 30 * 86_400_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (value: unknown): value is DraftLine =>
  isRecord(value) &&
  typeof value['amount'] === 'number' &&
  Number.isInteger(value['amount']) &&
  value['amount'] >= 0 &&
  typeof value['unit'] === 'string';

/** The days a kept draft names; a draft of before days could be moved names none. */
const keptDays = (value: unknown): OrderDraft['days'] => {
  if (!isRecord(value)) return undefined;
  const [MAIN, ALTERNATIVE] = [value['MAIN'], value['ALTERNATIVE']];
  return {
    ...(typeof MAIN === 'string' && { MAIN }),
    ...(typeof ALTERNATIVE === 'string' && { ALTERNATIVE }),
  };
};

const keyOf = ({ tenant, customerId, userId }: ShopScope, orderId: string): string =>
  storageKey(`order-change-${userId}-${orderId}`, { tenant, customerId });

/** The draft kept for an order of a customer; undefined where there is none, or one too old. */
export const readDraft = (
  storage: BrowserStorage,
  scope: ShopScope,
  orderId: string,
  now: number,
): OrderDraft | undefined => {
  const kept = storage.read(keyOf(scope, orderId));
  if (!isRecord(kept)) return undefined;
  const { seenRevision, lines, key, at } = kept;
  if (typeof seenRevision !== 'number' || typeof key !== 'string' || typeof at !== 'number') return undefined;
  if (!isRecord(lines) || now - at > KEPT_MS) return undefined;
  const whole = Object.fromEntries(
    Object.entries(lines).flatMap(([sku, line]) => (isLine(line) ? [[sku, line]] : [])),
  );
  const draft = { seenRevision, lines: whole, days: keptDays(kept['days']), key, at };
  return draftSize(draft) === 0 ? undefined : draft;
};

/** Keeps a draft; one that changes nothing is forgotten. */
export const keepDraft = (
  storage: BrowserStorage,
  scope: ShopScope,
  orderId: string,
  draft: OrderDraft | undefined,
): void => {
  if (draft === undefined || draftSize(draft) === 0) storage.remove(keyOf(scope, orderId));
  else storage.write(keyOf(scope, orderId), draft);
};
