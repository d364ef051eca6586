import type { Product, Unit } from '@gastroshop/api-contract';
import type { Guess, OrderLineStatus } from '@gastroshop/domain/order-list';
import { type PricedRow, priceRow } from '@gastroshop/domain/pricing';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import {
  toPricingInput,
  type ProductContext,
  type UnusualAmount,
  unitOf,
  unusualAmountOf,
} from '@gastroshop/storefront/product';
import type { ResolvedLines, ResolvedLine } from '../resolution/resolver';
import { toRequestedLine } from '../resolution/requested-line';
import type { Pad } from '../rows/pad';
import { isBlank, type PadRow, type RowFields } from '../rows/pad-row';
import { lineStatus } from './line-status';

/**
 * How far a row is:
 *
 * - BLANK: nothing is written;
 * - CHECKING: it is being written, or the answer is on its way;
 * - READY: it can be ordered as it is;
 * - GUESSED: something in it was guessed, and the buyer has not confirmed that yet;
 * - OFFER: its amount is below the minimum or above the maximum, and a right one is offered;
 * - OPEN: it cannot be ordered, and the row says why;
 * - NOT_ORDERED: a row of a form that has no amount;
 * - NOISE: no order line, for example a greeting.
 */
export type PadLineState =
  'BLANK' | 'CHECKING' | 'READY' | 'GUESSED' | 'OFFER' | 'OPEN' | 'NOT_ORDERED' | 'NOISE';

/** A row with what is known about it. */
export interface PadLine {
  readonly row: PadRow;
  readonly state: PadLineState;
  readonly verdict: ResolvedLine | undefined;
  /** What is to be confirmed, the most important first. */
  readonly guesses: readonly Guess[];
  /** What its fields show: as written, or as another reading of the line has it. */
  readonly fields: RowFields;
  /** What is written as an amount is none. */
  readonly amountUnusable: boolean;
  /** Amounts that may have been meant by it. */
  readonly amountOffers: readonly number[];
  readonly product: Product | undefined;
  /** The unit it is ordered in. */
  readonly unit: Unit | undefined;
  /** The amount it is ordered in. */
  readonly amount: number | undefined;
  /** What it costs; undefined where that is not known, on request or not to be seen. */
  readonly priced: PricedRow | undefined;
  /** What its amount is asked about against, whether it was confirmed or not (QTY-6). */
  readonly unusual: UnusualAmount | undefined;
}

/** What a row is judged by. */
export interface LineView {
  readonly known: ResolvedLines;
  readonly typing: Pad['typing'];
  readonly writing: Pad['writing'];
  readonly context: ProductContext;
  /** The unusual amounts that were confirmed, here or elsewhere in the shop. */
  readonly confirmed: { readonly isConfirmed: (sku: string, quantity: UnusualAmount['quantity']) => boolean };
}

/** The amount that would be ordered, where it is far from the usual. */
const unusualOf = (verdict: ResolvedLine | undefined, context: ProductContext): UnusualAmount | undefined => {
  const { product, unitAbbreviation, amount } = verdict ?? {};
  if (product === undefined || unitAbbreviation === undefined || typeof amount !== 'number') return undefined;
  const unit = unitByAbbreviation(product.units, unitAbbreviation);
  return unit && unusualAmountOf(product, amount, unit, context);
};

const stateOf = (
  status: OrderLineStatus,
  verdict: ResolvedLine | undefined,
  amountUnusable: boolean,
): PadLineState => {
  if (status === 'NOT_ORDERED' || status === 'NOISE') return status;
  if (verdict === undefined) return 'CHECKING';
  const { outcome } = verdict;
  if (amountUnusable && (outcome === 'FOUND' || outcome === 'CORRECTED')) return 'OPEN';
  if (outcome === 'CORRECTED') return 'OFFER';
  return status === 'READY' || status === 'GUESSED' ? status : 'OPEN';
};

interface Made {
  readonly verdict: ResolvedLine | undefined;
  readonly typed: boolean;
  readonly unfinished: boolean;
  readonly product: Product | undefined;
  readonly context: ProductContext;
  readonly confirmed: LineView['confirmed'];
  readonly line: PadLine;
}

// The same line as long as nothing about its row changes, so that rows of a long pad do not render for each other.
const made = new WeakMap<PadRow, Made>();

/** A row with what is known about it; the same object as long as nothing changes. */
export const padLine = (row: PadRow, { known, typing, writing, context, confirmed }: LineView): PadLine => {
  const wish = toRequestedLine(row);
  const blank = isBlank(row);
  const typed = typing?.id === row.id;
  const unfinished = writing === row.id && row.amount.trim() === '';
  const verdict = blank ? undefined : known.verdictOf(wish);
  const product = verdict === undefined ? known.productOf(wish.question.article) : verdict.product;
  const alternative =
    verdict?.reading === undefined || row.own !== undefined
      ? undefined
      : row.reading?.alternatives?.[verdict.reading];
  const before = made.get(row);
  if (
    before?.verdict === verdict &&
    before?.typed === typed &&
    before.unfinished === unfinished &&
    before.product === product &&
    before.context === context &&
    before.confirmed === confirmed
  )
    return before.line;
  const fields = alternative ?? row;
  const amountUnusable = alternative === undefined && wish.amountUnusable;
  const unusual = unusualOf(verdict, context);
  const isUnusual =
    unusual !== undefined && product !== undefined && !confirmed.isConfirmed(product.sku, unusual.quantity);
  const { status, guesses } = lineStatus(row, verdict, isUnusual);
  const found = stateOf(status, verdict, amountUnusable);
  // What is being written is not judged yet, unless it is right already.
  const isEarly =
    found !== 'READY' &&
    found !== 'GUESSED' &&
    (typed || (unfinished && verdict?.outcome === 'AMOUNT_INVALID'));
  const state = blank ? 'BLANK' : isEarly ? 'CHECKING' : found;
  const unit =
    product &&
    (verdict?.unitAbbreviation === undefined
      ? unitOf(product, fields.unit.trim())
      : unitByAbbreviation(product.units, verdict.unitAbbreviation));
  const amount = state === 'READY' || state === 'GUESSED' ? verdict?.amount : wish.question.amount;
  const count = typeof amount === 'number' ? amount : undefined;
  const question =
    product && unit && count !== undefined && state !== 'OPEN' && state !== 'NOISE'
      ? toPricingInput(product, unit, count, context)
      : undefined;
  const priced = question && priceRow(question);
  const line: PadLine = {
    row,
    state,
    verdict,
    guesses,
    fields,
    amountUnusable,
    amountOffers: wish.amountOffers,
    product,
    unit,
    amount: count,
    priced: priced?.kind === 'PRICED' ? priced : undefined,
    unusual,
  };
  made.set(row, { verdict, typed, unfinished, product, context, confirmed, line });
  return line;
};
