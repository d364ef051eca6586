import { decimal, isDecimalString, type DecimalString } from '../money';
import { isOrderable, type ProductStatus } from '../product';
import type { CurrentCart, CurrentLine, OrderDifference, SeenCart, SeenLine } from './order-differences';
import type { PlanEntry } from './plan';

/** Who is looking. */
export interface PriceAccess {
  readonly maySeePrices: boolean;
}

/**
 * What differs between the cart a buyer saw and what would be ordered now: line by line in the order seen, each with
 * its status, unit, amount, row total, day and delivery plan; then the lines the buyer did not see, with amount and row total; then
 * the net sum. An empty answer means nothing has to be confirmed.
 *
 * A line that is gone has null after, one that is new has null before. Prices are compared as numbers. For a viewer
 * without prices row totals and the net sum are left out, so that nothing has to be confirmed that is not shown (PRI-9).
 *
 * @example
 * diffSeenCart({ lines: [] }, { lines: [], net: '0.00' }, { maySeePrices: true }) // []
 */
export const diffSeenCart = (
  seen: SeenCart,
  current: CurrentCart,
  { maySeePrices }: PriceAccess,
): readonly OrderDifference[] => {
  const currentBySku = new Map(current.lines.map((line) => [line.sku, line]));
  const seenSkus = new Set(seen.lines.map(({ sku }) => sku));
  const differences = [
    ...seen.lines.flatMap((line) => lineDifferences(line, currentBySku.get(line.sku))),
    ...current.lines.filter(({ sku }) => !seenSkus.has(sku)).flatMap(unseenLine),
  ];
  if (seen.netString !== undefined && !isSameMoney(seen.netString, current.net)) {
    differences.push({ field: 'net', before: seen.netString, after: current.net });
  }
  return maySeePrices ? differences : differences.filter(({ field }) => !PRICE_FIELDS.has(field));
};

const PRICE_FIELDS: ReadonlySet<OrderDifference['field']> = new Set(['rowTotal', 'net']);
/** Only what can be ordered gets into a cart, so this is the status the buyer saw. */
const SEEN_STATUS = 'ACTIVE' satisfies ProductStatus;

const lineDifferences = (seen: SeenLine, current: CurrentLine | undefined): OrderDifference[] => {
  const { sku } = seen;
  if (current === undefined) return [{ sku, field: 'amount', before: seen.amount, after: null }];

  const differences: OrderDifference[] = [];
  const note = (
    field: OrderDifference['field'],
    before: string | number | null,
    after: string | number | null,
  ) => differences.push({ sku, field, before, after });
  if (!isOrderable(current.status)) note('status', SEEN_STATUS, current.status);
  if (seen.unitAbbreviation !== current.unitAbbreviation) {
    note('unit', seen.unitAbbreviation, current.unitAbbreviation);
  }
  if (seen.amount !== current.amount) note('amount', seen.amount, current.amount);
  if (!isSameMoney(seen.rowTotalString, current.rowTotal)) {
    note('rowTotal', seen.rowTotalString ?? null, current.rowTotal ?? null);
  }
  if (seen.day !== undefined && current.plan === undefined && seen.day !== current.day)
    note('day', seen.day, current.day ?? null);
  if (seen.plan !== undefined) differences.push(...planDifferences(sku, seen.plan, current.plan ?? []));
  return differences;
};

/** What of a delivery plan changed: days that are gone, days that are new, and other amounts on a day; by day. */
const planDifferences = (
  sku: string,
  seen: readonly PlanEntry[],
  current: readonly PlanEntry[],
): OrderDifference[] => {
  const before = new Map(seen.map(({ date, amount }) => [date, amount]));
  const after = new Map(current.map(({ date, amount }) => [date, amount]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((date): OrderDifference[] => {
    const [old, now] = [before.get(date), after.get(date)];
    if (old === now) return [];
    if (old === undefined) return [{ sku, field: 'day', before: null, after: date }];
    if (now === undefined) return [{ sku, field: 'day', before: date, after: null }];
    return [{ sku, field: 'amount', before: old, after: now }];
  });
};

const unseenLine = ({ sku, amount, rowTotal }: CurrentLine): OrderDifference[] => [
  { sku, field: 'amount', before: null, after: amount },
  ...(rowTotal === undefined ? [] : [{ sku, field: 'rowTotal' as const, before: null, after: rowTotal }]),
];

/** Whether two euro amounts are the same number. What a client sent may be no number at all: then only the same text is. */
const isSameMoney = (a: DecimalString | undefined, b: DecimalString | undefined): boolean =>
  a === b || (isReadable(a) && isReadable(b) && decimal(a).equals(decimal(b)));

const isReadable = (text: DecimalString | undefined): text is DecimalString => isDecimalString(text ?? '');
