import type { Unit } from '@gastroshop/api-contract';
import { type PlanEntry, planRows } from '@gastroshop/domain/cart';
import { sumMoney } from '@gastroshop/domain/money';
import { priceDay, type PricedRow, type PriceOnRequest, priceRow } from '@gastroshop/domain/pricing';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { mainShopRow, toPricingInput, type ProductContext, savings } from '../../product';
import type { CheckoutLine } from './checkout-line';

/** What prices of lines follow from. */
export interface LineContext extends Pick<
  ProductContext,
  'visibility' | 'today' | 'priceDay' | 'fair' | 'billingTime'
> {
  /** The day a line comes on, once days are chosen; where the day of delivery is billed its prices count. */
  readonly chosenDayOf?: ((line: Pick<CheckoutLine, 'product'>) => string | undefined) | undefined;
}

/** A part of a line that is priced for itself: an entry of its plan, without a plan the whole line. */
export interface LinePart {
  readonly amount: number;
  /** The day it is planned for; undefined where the order's day counts. */
  readonly date: string | undefined;
  readonly row: PricedRow | PriceOnRequest;
  /** The same outside of here, in net euro: what "instead of" compares with; undefined where that is no other. */
  readonly normal: string | undefined;
}

/** What a line costs. */
export interface LineSum {
  /** Net euro; undefined where no part has a price. */
  readonly net: string | undefined;
  readonly estimated: boolean;
  /** Net euro less than outside of here; undefined for nothing. */
  readonly saved: string | undefined;
}

type Known = Omit<LineContext, 'chosenDayOf'> & { readonly day: string; readonly parts: readonly LinePart[] };

const known = new WeakMap<CheckoutLine, Known>();
const knownSums = new WeakMap<readonly LinePart[], LineSum>();
const NO_PARTS: readonly LinePart[] = [];

/** The unit of a line, where its article is sold in it. */
const lineUnit = ({ product, unit }: Pick<CheckoutLine, 'product' | 'unit'>): Unit | undefined =>
  unitByAbbreviation(product.units, unit);

const isFor = (found: Known, context: LineContext, day: string): boolean =>
  found.day === day &&
  found.today === context.today &&
  found.visibility === context.visibility &&
  found.fair === context.fair &&
  found.billingTime === context.billingTime;

const partsOf = (line: CheckoutLine, context: LineContext, day: string): readonly LinePart[] => {
  const { product, amount, plan } = line;
  const unit = lineUnit(line);
  const question =
    unit === undefined || !isOrderable(effectiveStatus(product))
      ? undefined
      : toPricingInput({ bulkPrices: product.bulkPrices ?? [], weighed: product.weighed }, unit, amount, {
          ...context,
          priceDay: day,
        });
  if (question === undefined) return NO_PARTS;
  const entries: readonly (PlanEntry | undefined)[] = plan ?? [undefined];
  const rows =
    plan === undefined
      ? [priceRow(question)]
      : planRows({
          question,
          plan,
          billingTime: context.billingTime ?? 'ORDER_TIME',
          orderDay: context.today,
        }).map(({ row }) => row);
  return rows.map((row, at) => {
    const entry = entries[at];
    const asked = {
      ...question,
      amount: entry?.amount ?? amount,
      tierAmount: amount,
      day: row.kind === 'PRICED' ? row.snapshot.day : day,
    };
    return { amount: asked.amount, date: entry?.date, row, normal: mainShopRow(asked, row)?.rowTotal };
  });
};

/**
 * What the parts of a line cost, by the prices of the day that counts for each. Lines that cannot be ordered cost
 * nothing, as at the backend, and where prices may not be seen there are no parts.
 */
export const priceLineParts = (line: CheckoutLine, context: LineContext): readonly LinePart[] => {
  const { billingTime } = context;
  const deliveryDay = billingTime === 'DELIVERY_TIME' ? context.chosenDayOf?.(line) : undefined;
  const day =
    billingTime === undefined || deliveryDay === undefined
      ? context.priceDay
      : priceDay({ orderDay: context.today, deliveryDay, fair: { billingTime } });
  const found = known.get(line);
  if (found !== undefined && isFor(found, context, day)) return found.parts;
  const parts = partsOf(line, context, day);
  const { visibility, today, priceDay: offered, fair } = context;
  known.set(line, { visibility, today, priceDay: offered, fair, billingTime, day, parts });
  return parts;
};

/** What a line costs, all its parts together. */
export const lineTotal = (line: CheckoutLine, context: LineContext): LineSum => {
  const parts = priceLineParts(line, context);
  const found = knownSums.get(parts);
  if (found !== undefined) return found;
  const priced = parts.flatMap(({ row, normal }) => (row.kind === 'PRICED' ? [{ row, normal }] : []));
  const net = priced.length === 0 ? undefined : sumMoney(priced.map(({ row }) => row.rowTotal));
  const normal = sumMoney(priced.map(({ row, normal: other }) => other ?? row.rowTotal));
  const sum: LineSum = {
    net,
    estimated: priced.some(({ row }) => row.estimated),
    saved: net === undefined ? undefined : savings(normal, net),
  };
  knownSums.set(parts, sum);
  return sum;
};

/** The sum of lines: net euro, what is saved against outside, and whether weights are expected ones. */
export const linesTotal = (
  lines: readonly CheckoutLine[],
  context: LineContext,
): LineSum & { readonly net: string } => {
  const sums = lines.map((line) => lineTotal(line, context));
  const saved = sumMoney(sums.map((sum) => sum.saved ?? '0'));
  return {
    net: sumMoney(sums.map((sum) => sum.net ?? '0')),
    estimated: sums.some(({ estimated }) => estimated),
    saved: savings(saved, '0'),
  };
};
