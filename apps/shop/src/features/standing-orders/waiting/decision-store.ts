import type { StandingOrderLine } from '@gastroshop/api-contract';
import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '@gastroshop/storefront/shop';
import { addDecision, type WaitingDecision, withoutDecision } from './waiting-decision';

/** Keeps what one user decided for one customer until the shop has been told. */
export interface DecisionStore {
  readonly decisions: () => readonly WaitingDecision[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (decision: WaitingDecision) => void;
  readonly remove: (sent: WaitingDecision) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const readLine = (value: unknown): StandingOrderLine | undefined => {
  if (!isRecord(value)) return undefined;
  const { position, sku, unitAbbreviation, amount, par, name, thumbnailUrl, isAvailable, estimated } = value;
  if (!isText(sku) || !isText(unitAbbreviation) || !isText(name)) return undefined;
  if (typeof position !== 'number' || typeof amount !== 'number') return undefined;
  return {
    position,
    sku,
    unitAbbreviation,
    amount,
    ...(typeof par === 'number' && { par }),
    name,
    ...(isText(thumbnailUrl) && { thumbnailUrl }),
    isAvailable: isAvailable !== false,
    ...(estimated === true && { estimated }),
  };
};

const readLines = (value: unknown): WaitingDecision['lines'] => {
  if (value === 'AS_USUAL') return value;
  if (!Array.isArray(value)) return undefined;
  const lines = value.map(readLine).filter((line) => line !== undefined);
  // A part of a list would order another one.
  return lines.length === value.length && lines.length > 0 ? lines : undefined;
};

const readDecision = (value: unknown): WaitingDecision | undefined => {
  if (!isRecord(value)) return undefined;
  const { standingOrderId, name, date, day, skips, at } = value;
  if (!isText(standingOrderId) || !isText(name) || !isText(date) || !isText(day)) return undefined;
  const lines = readLines(value['lines']);
  if (typeof at !== 'number' || (typeof skips !== 'boolean' && lines === undefined)) return undefined;
  return {
    standingOrderId,
    name,
    date,
    day,
    skips: typeof skips === 'boolean' ? skips : undefined,
    lines,
    at,
  };
};

const keyOf = ({ tenant, customerId, userId }: ShopScope): string =>
  storageKey(`standing-decisions-${userId}`, { tenant, customerId });

/** What is kept and can be read; whatever else lies there counts as nothing. */
const readDecisions = (storage: BrowserStorage, scope: ShopScope): readonly WaitingDecision[] => {
  const kept = storage.read(keyOf(scope));
  return Array.isArray(kept) ? kept.flatMap((one) => readDecision(one) ?? []) : [];
};

/** Whether something decided waits to be sent. */
export const hasDecisions = (storage: BrowserStorage, scope: ShopScope): boolean =>
  readDecisions(storage, scope).length > 0;

/** Decisions in the browser's storage, where neither a killed app nor a reload takes them from; all tabs have the same. */
export const createDecisionStore = (storage: BrowserStorage, scope: ShopScope): DecisionStore => {
  const listeners = new Set<() => void>();
  let decisions = readDecisions(storage, scope);
  const tell = (next: readonly WaitingDecision[]): void => {
    decisions = next;
    for (const listener of listeners) listener();
  };
  const keep = (change: (before: readonly WaitingDecision[]) => readonly WaitingDecision[]): void => {
    // Another tab may have changed it since.
    const next = change(readDecisions(storage, scope));
    if (next.length === 0) storage.remove(keyOf(scope));
    else storage.write(keyOf(scope), next);
    tell(next);
  };
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === keyOf(scope) || key === null) tell(readDecisions(storage, scope));
  };
  return {
    decisions: () => decisions,
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', elsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', elsewhere);
      };
    },
    add: (decision) => {
      keep((before) => addDecision(before, decision));
    },
    remove: (sent) => {
      keep((before) => withoutDecision(before, sent));
    },
  };
};
