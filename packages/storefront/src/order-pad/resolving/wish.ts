import type { OrderListLine } from '@gastroshop/api-contract';
import { MAX_AMOUNT, parseAmountText } from '@gastroshop/domain/quantity';
import type { PadRow } from '../rows/pad-row';

/** What is asked about a row. */
export interface Wish {
  /** The same for rows that ask for the same. */
  readonly key: string;
  readonly question: Omit<OrderListLine, 'lineNumber'>;
  /** What is written as an amount is none. */
  readonly amountUnusable: boolean;
  /** Amounts that may have been meant by it. */
  readonly amountOffers: readonly number[];
}

const LONGEST_ARTICLE = 200;
const LONGEST_UNIT = 50;

/** More than a line holds: the answer offers what it does hold. */
const TOO_MUCH = MAX_AMOUNT + 1;

interface WrittenAmount {
  readonly amount?: number;
  readonly unusable: boolean;
  readonly offers: readonly number[];
}

const NO_OFFERS: readonly number[] = [];

/** Read as in any amount field (QTY-3, QTY-5); "1.200" is asked about. */
const amountOf = (written: string): WrittenAmount => {
  const read = parseAmountText(written);
  if (read.kind === 'AMOUNT') return { amount: read.amount, unusable: false, offers: NO_OFFERS };
  if (read.kind === 'NOTHING') return { unusable: written !== '', offers: NO_OFFERS };
  return read.problem === 'TOO_LARGE'
    ? { amount: TOO_MUCH, unusable: false, offers: NO_OFFERS }
    : { unusable: true, offers: read.offers };
};

const known = new WeakMap<PadRow, Wish>();

/** What is asked about a row: the article, and the amount and unit as far as they are written. */
export const wishOf = (row: PadRow): Wish => {
  const found = known.get(row);
  if (found !== undefined) return found;
  const article = row.article.trim().slice(0, LONGEST_ARTICLE);
  const unit = row.unit.trim().slice(0, LONGEST_UNIT);
  const { amount, unusable, offers } = amountOf(row.amount.trim());
  const wish: Wish = {
    key: [article, unit, amount ?? ''].join('\n'),
    question: { article, ...(amount !== undefined && { amount }), ...(unit !== '' && { unit }) },
    amountUnusable: unusable,
    amountOffers: offers,
  };
  known.set(row, wish);
  return wish;
};
