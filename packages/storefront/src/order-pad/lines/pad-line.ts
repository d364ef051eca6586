import type { Product, Unit } from '@gastroshop/api-contract';
import { type PricedRow, priceRow } from '@gastroshop/domain/pricing';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { priceQuestionOf, type ProductContext, unitOf } from '../../product';
import type { KnownArticles, Verdict } from '../resolving/resolver';
import { wishOf } from '../resolving/wish';
import type { Pad } from '../rows/pad';
import { isBlank, type PadRow } from '../rows/pad-row';

/**
 * How far a row is:
 *
 * - BLANK: nothing is written;
 * - CHECKING: it is being written, or the answer is on its way;
 * - READY: it can be ordered as it is;
 * - OFFER: its amount is below the minimum or above the maximum, and a right one is offered;
 * - OPEN: it cannot be ordered, and the row says why.
 */
type PadLineState = 'BLANK' | 'CHECKING' | 'READY' | 'OFFER' | 'OPEN';

/** A row with what is known about it. */
export interface PadLine {
  readonly row: PadRow;
  readonly state: PadLineState;
  readonly verdict: Verdict | undefined;
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
}

/** What a row is judged by. */
export interface LineView {
  readonly known: KnownArticles;
  readonly typing: Pad['typing'];
  readonly writing: Pad['writing'];
  readonly context: ProductContext;
}

const stateOf = (verdict: Verdict | undefined, amountUnusable: boolean): PadLineState => {
  if (verdict === undefined) return 'CHECKING';
  const { outcome } = verdict;
  if (amountUnusable && (outcome === 'FOUND' || outcome === 'CORRECTED')) return 'OPEN';
  if (outcome === 'FOUND') return 'READY';
  return outcome === 'CORRECTED' ? 'OFFER' : 'OPEN';
};

interface Made {
  readonly verdict: Verdict | undefined;
  readonly typed: boolean;
  readonly unfinished: boolean;
  readonly product: Product | undefined;
  readonly context: ProductContext;
  readonly line: PadLine;
}

// The same line as long as nothing about its row changes, so that rows of a long pad do not render for each other.
const made = new WeakMap<PadRow, Made>();

/** A row with what is known about it; the same object as long as nothing changes. */
export const padLine = (row: PadRow, { known, typing, writing, context }: LineView): PadLine => {
  const wish = wishOf(row);
  const blank = isBlank(row);
  const typed = typing?.id === row.id;
  const unfinished = writing === row.id && row.amount.trim() === '';
  const verdict = blank ? undefined : known.verdictOf(wish);
  const product = verdict === undefined ? known.productOf(wish.question.article) : verdict.product;
  const before = made.get(row);
  if (
    before?.verdict === verdict &&
    before?.typed === typed &&
    before.unfinished === unfinished &&
    before.product === product &&
    before.context === context
  )
    return before.line;
  const found = stateOf(verdict, wish.amountUnusable);
  // What is being written is not judged yet, unless it is right already.
  const isEarly = found !== 'READY' && (typed || (unfinished && verdict?.outcome === 'AMOUNT_INVALID'));
  const state = blank ? 'BLANK' : isEarly ? 'CHECKING' : found;
  const unit =
    product &&
    (verdict?.unitAbbreviation === undefined
      ? unitOf(product, row.unit.trim())
      : unitByAbbreviation(product.units, verdict.unitAbbreviation));
  const amount = state === 'READY' ? verdict?.amount : wish.question.amount;
  const count = typeof amount === 'number' ? amount : undefined;
  const question =
    product && unit && count !== undefined && state !== 'OPEN'
      ? priceQuestionOf(product, unit, count, context)
      : undefined;
  const priced = question && priceRow(question);
  const line: PadLine = {
    row,
    state,
    verdict,
    amountUnusable: wish.amountUnusable,
    amountOffers: wish.amountOffers,
    product,
    unit,
    amount: count,
    priced: priced?.kind === 'PRICED' ? priced : undefined,
  };
  made.set(row, { verdict, typed, unfinished, product, context, line });
  return line;
};
