import type { OrderListLine } from '@gastroshop/api-contract';
import { readWrittenAmount } from '@gastroshop/domain/order-list';
import { MAX_AMOUNT } from '@gastroshop/domain/quantity';
import type { PadRow } from '../rows/pad-row';

/** What is asked about a row. */
export interface Wish {
  /** The same for rows that ask for the same. */
  readonly key: string;
  readonly question: Omit<OrderListLine, 'lineNumber'>;
  /** What is written as an amount is none. */
  readonly amountUnusable: boolean;
}

const LONGEST_ARTICLE = 200;
const LONGEST_UNIT = 50;

/** More than a line holds: the answer offers what it does hold. */
const TOO_MUCH = MAX_AMOUNT + 1;

const amountOf = (written: string): { readonly amount?: number; readonly unusable: boolean } => {
  if (written === '') return { unusable: false };
  const reading = readWrittenAmount(written);
  if ('amount' in reading) return { amount: reading.amount, unusable: false };
  return reading.problem === 'AMOUNT_TOO_LARGE' ? { amount: TOO_MUCH, unusable: false } : { unusable: true };
};

const known = new WeakMap<PadRow, Wish>();

/** What is asked about a row: the article, and the amount and unit as far as they are written. */
export const wishOf = (row: PadRow): Wish => {
  const found = known.get(row);
  if (found !== undefined) return found;
  const article = row.article.trim().slice(0, LONGEST_ARTICLE);
  const unit = row.unit.trim().slice(0, LONGEST_UNIT);
  const { amount, unusable } = amountOf(row.amount.trim());
  const wish: Wish = {
    key: [article, unit, amount ?? ''].join('\n'),
    question: { article, ...(amount !== undefined && { amount }), ...(unit !== '' && { unit }) },
    amountUnusable: unusable,
  };
  known.set(row, wish);
  return wish;
};
