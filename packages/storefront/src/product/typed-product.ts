import type { OrderListLine } from '@gastroshop/api-contract';
import { parseOrderList } from '@gastroshop/domain/order-list';
import { leadingNumbers, parseProductNumber } from '@gastroshop/domain/product';

/** What is asked for a text that was typed, pasted or scanned where one article is wanted. */
interface TypedProduct {
  readonly question: Omit<OrderListLine, 'lineNumber'>;
  /**
   * The amount that was typed with the article.
   *
   * @param reading the alternative that the answer takes; undefined for the text itself
   */
  readonly amountOf: (reading: number | undefined) => number | undefined;
  /** The unit that was typed with it, likewise. */
  readonly unitOf: (reading: number | undefined) => string | undefined;
}

/** Longest text the backend looks up, and how many other ways to read it. */
const LONGEST = 200;
const LONGEST_UNIT = 50;
const MOST_ALTERNATIVES = 4;

const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/** A text as long as the backend takes it, cut between characters. */
const fitting = (text: string): string => text.slice(0, LONGEST).replace(HALF_A_CHARACTER, '');

/** A unit that was written. What is longer than any unit is none, and is asked about all the same. */
const unitAsked = (unit: string | undefined) =>
  unit === undefined ? {} : { unit: unit.slice(0, LONGEST_UNIT).replace(HALF_A_CHARACTER, '') };

/** A number and what follows it, where that is an amount: "373 326 3 Ktn". */
const partedOf = (text: string) =>
  leadingNumbers(text).flatMap(({ number, rest }) => {
    const [line] = rest === '' ? [] : parseOrderList(`${number} ${rest}`).lines;
    const { article, amount, unit } = line ?? {};
    return article?.text === number && amount !== undefined
      ? [{ article: number, amount, ...unitAsked(unit) }]
      : [];
  });

/**
 * Reads what stands in a field for one article. A number in any form is that number; a number and an amount behind it are
 * both, where no article has such a number as a whole; of a name an amount in front is taken.
 */
export const typedProduct = (typed: string): TypedProduct => {
  const text = typed.trim();
  const [line] = parseProductNumber(text) === undefined ? parseOrderList(text).lines : [];
  const name = line?.article?.kind === 'NAME' ? line : undefined;
  const alternatives = partedOf(text).slice(0, MOST_ALTERNATIVES);
  return {
    question: {
      article: fitting(name?.article?.text ?? text),
      ...unitAsked(name?.unit),
      ...(alternatives.length > 0 && { alternatives }),
    },
    amountOf: (reading) => (reading === undefined ? name : alternatives[reading])?.amount,
    unitOf: (reading) => (reading === undefined ? name : alternatives[reading])?.unit,
  };
};
