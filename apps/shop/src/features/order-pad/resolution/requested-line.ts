import type { OrderListLine } from '@gastroshop/api-contract';
import { MAX_AMOUNT, parseAmountText } from '@gastroshop/domain/quantity';
import type { PadRow, RowFields } from '../rows/pad-row';

/** What is asked about a row. */
export interface RequestedLine {
  /** The same for rows that ask for the same. */
  readonly key: string;
  readonly question: Omit<OrderListLine, 'lineNumber'>;
  /** What is written as an amount is none. */
  readonly amountUnusable: boolean;
  /** Amounts that may have been meant by it. */
  readonly amountOffers: readonly number[];
}

const LONGEST = { article: 200, unit: 50, note: 500, text: 500 } as const;

/** Other readings that are sent along. */
const MOST_READINGS = 4;

/** The beginning of a text, never cut within a character. */
const upTo = (text: string, length: number): string =>
  text
    .trim()
    .slice(0, length)
    .replaceAll(/\p{Surrogate}/gu, '');

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

const known = new WeakMap<PadRow, RequestedLine>();

type Question = RequestedLine['question'];

const fieldsOf = (
  fields: RowFields,
): { readonly question: Question } & Pick<WrittenAmount, 'unusable' | 'offers'> => {
  const unit = upTo(fields.unit, LONGEST.unit);
  const { amount, unusable, offers } = amountOf(fields.amount.trim());
  return {
    question: {
      article: upTo(fields.article, LONGEST.article),
      ...(amount !== undefined && { amount }),
      ...(unit !== '' && { unit }),
    },
    unusable,
    offers,
  };
};

/** The line as it was written, with the other ways to read it, as long as the buyer has not written it anew. */
const sourceOf = ({ text, reading, own }: PadRow): Pick<Question, 'text' | 'alternatives'> => {
  if (text === undefined || reading === undefined || own !== undefined) return {};
  const alternatives = (reading.alternatives ?? [])
    .slice(0, MOST_READINGS)
    .map((fields) => fieldsOf(fields).question);
  return { text: upTo(text, LONGEST.text), ...(alternatives.length > 0 && { alternatives }) };
};

/** What stands beside the article, perhaps the name of another one; whoever writes or chooses the article knows which. */
const noteOf = ({ hint, reading, own = [] }: PadRow): Pick<Question, 'note'> =>
  hint === undefined || reading === undefined || own.includes('article')
    ? {}
    : { note: upTo(hint, LONGEST.note) };

/** What is asked about a row: the article, the amount and unit as far as they are written, and the line they come from. */
export const toRequestedLine = (row: PadRow): RequestedLine => {
  const found = known.get(row);
  if (found !== undefined) return found;
  const { question, unusable, offers } = fieldsOf(row);
  const source = { ...sourceOf(row), ...noteOf(row) };
  const wish: RequestedLine = {
    key: [
      question.article,
      question.unit ?? '',
      question.amount ?? '',
      source.text ?? '',
      source.note ?? '',
    ].join('\n'),
    question: { ...question, ...source },
    amountUnusable: unusable,
    amountOffers: offers,
  };
  known.set(row, wish);
  return wish;
};
