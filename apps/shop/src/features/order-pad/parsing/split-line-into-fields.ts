import { parseAmountText } from '@gastroshop/domain/quantity';
import type { ListLine } from './list-line';
import { parseList } from './parse-list';

/** A bare name that ends in a measure is mostly an article of that size, which is looked for whole. */
const isSized = ({ article, reading }: ListLine, typed: string): boolean =>
  !/\d/.test(article) &&
  !/^\d/.test(typed) &&
  (reading?.guesses ?? []).some(({ kind }) => kind === 'NUMBER_IN_NAME');

/**
 * Reads a whole line that was typed into the field of the article, as a pasted one is read: "3 Ktn Obers",
 * "100123 12", "kaffee 6", "2 Sack Zwiebel und 1 Kiste Limetten". A name that ends in a number is found whole all the same,
 * as the line is asked about with its whole text.
 *
 * @returns nothing where the text is just an article
 */
export const splitLineIntoFields = (typed: string): readonly ListLine[] => {
  const text = typed.trim();
  const lines = parseList(text);
  const [first] = lines;
  // A code alone is one piece, and so it is written.
  if (first === undefined || first.article === text || isSized(first, text)) return [];
  return lines.every(({ article, amount }) => article !== '' && amount !== '') ? lines : [];
};

/** Whether a typed line writes as its amount what is none ("2,5 Kübel Obers"), which has to be answered first. */
export const writesNoAmount = (typed: string): boolean =>
  splitLineIntoFields(typed).some(({ amount }) => parseAmountText(amount).kind === 'REFUSED');

/**
 * Whether a typed text is the number of an article and nothing else, so that its amount comes next. A code alone is one
 * piece, whoever scans types one after the other; a name may go on.
 */
export const lacksAmount = (typed: string): boolean => {
  const [first, ...more] = /\d/.test(typed) && !/\p{L}{2}/u.test(typed) ? parseList(typed.trim()) : [];
  return first !== undefined && more.length === 0 && first.amount === '' && first.article !== '';
};
