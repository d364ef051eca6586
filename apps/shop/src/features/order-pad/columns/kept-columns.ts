import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '@gastroshop/storefront/shop';
import type { ColumnAnswer } from './column-answer';

/** Layouts that are remembered; the oldest give way. */
const MOST_LAYOUTS = 50;

const keyOf = ({ tenant, customerId }: ShopScope): string =>
  storageKey('order-pad-columns', { tenant, customerId });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readColumns = (kept: unknown): ColumnAnswer | undefined => {
  if (kept === 'NONE') return 'NONE';
  if (!isRecord(kept) || !Array.isArray(kept['columns'])) return undefined;
  const columns = kept['columns'].filter((each): each is number => Number.isInteger(each));
  const { mode } = kept;
  return columns.length === 0
    ? undefined
    : { columns, mode: mode === 'ADD' || mode === 'EACH' ? mode : 'ONE' };
};

/** Which columns hold the amount in lists of a layout, as the customer has answered before. */
export const keptColumns = (
  storage: BrowserStorage,
  scope: ShopScope,
  layoutKey: string,
): ColumnAnswer | undefined => {
  const kept = storage.read(keyOf(scope));
  return isRecord(kept) && Object.hasOwn(kept, layoutKey) ? readColumns(kept[layoutKey]) : undefined;
};

/** Remembers which columns hold the amount in lists of a layout; forgets it without an answer. */
export const keepColumns = (
  storage: BrowserStorage,
  scope: ShopScope,
  layoutKey: string,
  columns: ColumnAnswer | undefined,
): void => {
  const before = storage.read(keyOf(scope));
  const others = Object.entries(isRecord(before) ? before : {}).filter(([layout]) => layout !== layoutKey);
  const after = columns === undefined ? others : [...others, [layoutKey, columns] as const];
  storage.write(keyOf(scope), Object.fromEntries(after.slice(-MOST_LAYOUTS)));
};
