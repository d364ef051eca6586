import type { Guess, GuessKind, ProductReference, OrderLineStatus, OrderListLine } from './order-list-line';

/** What the assortment says about a line. */
export interface OrderLineAnswer {
  /** FOUND: an article, an amount and a unit that can be ordered; anything else is a question to the buyer. */
  readonly outcome: string;
  /** Where the unit comes from. */
  readonly unitFrom?: 'WRITTEN' | 'GTIN' | 'DEFAULT' | undefined;
  /** Index of the alternative that was taken; missing for the reading itself. */
  readonly reading?: number | undefined;
  /** What was guessed besides. */
  readonly guesses?: readonly GuessKind[] | undefined;
  /** The name of the product that was found. */
  readonly productName?: string | undefined;
}

/** What the reader said of a line. */
interface ReadLine extends Pick<OrderListLine, 'status' | 'guesses' | 'note'> {
  readonly article?: Pick<ProductReference, 'text'> | undefined;
}

/** The final verdict of a line. */
export interface OrderLineVerdict {
  readonly status: OrderLineStatus;
  readonly guesses: readonly Guess[];
}

/**
 * Joins what the reader says of a line with what the assortment says: READY only where both understood all of it.
 *
 * @param answer missing as long as the assortment was not asked; nothing is ready before
 * @example orderLineStatus({ status: 'READY', guesses: [] }, { outcome: 'FOUND', unitFrom: 'WRITTEN' }).status // 'READY'
 */
export const orderLineStatus = (line: ReadLine, answer: OrderLineAnswer | undefined): OrderLineVerdict => {
  const isOrdered = line.status !== 'NOT_ORDERED' && line.status !== 'NOISE';
  if (!isOrdered) return { status: line.status, guesses: [] };
  if (answer?.outcome !== 'FOUND') return { status: 'INCOMPLETE', guesses: line.guesses };
  const guesses = guessesOf(line, answer);
  // What the reader could not read to the end, another reading may have completed; it was a guess then.
  const isComplete = line.status !== 'INCOMPLETE' || answer.reading !== undefined;
  if (!isComplete) return { status: 'INCOMPLETE', guesses };
  return { status: guesses.length === 0 ? 'READY' : 'GUESSED', guesses };
};

const wordsOfName = (text: string | undefined): string =>
  text?.trim().toLocaleLowerCase('de-AT').replaceAll(/\s+/g, ' ') ?? '';

/** Whoever writes a whole name, and nothing beside it, means its numbers as name: "7 Stk Gin 43 % (1)" of "Gin 43 % (1)". */
const isWholeName = ({ article, note }: ReadLine, name: string): boolean =>
  name !== '' &&
  (wordsOfName(note) === name || (wordsOfName(article?.text) === name && wordsOfName(note) === ''));

/** A number is the name's where it stands there as a whole: the 11 of "8 Btl statt 11" does not stand in "Curry 110 g". */
const standsIn = (name: string, { text }: Guess): boolean => {
  const number = wordsOfName(text);
  const at = number === '' ? -1 : name.indexOf(number);
  return at >= 0 && !/\d[.,]?$/.test(name.slice(0, at)) && !/^[.,]?\d/.test(name.slice(at + number.length));
};

/** A word beside the number of an article that is a word of its name: "125818 butterportionen 3 Ktn". */
const isWordBeside = ({ note }: ReadLine, name: string, { text = '' }: Guess): boolean =>
  /^\p{L}+$/u.test(text) &&
  wordsOfName(note).includes(wordsOfName(text)) &&
  name.split(/[^\p{L}\p{N}]+/u).includes(wordsOfName(text));

/** Guesses about words that may belong to the name. */
const MAY_BE_OF_NAME: ReadonlySet<GuessKind> = new Set<GuessKind>(['NUMBER_IN_NAME', 'ORDER_DOUBTED']);

const guessesOf = (
  line: ReadLine,
  { unitFrom, reading, guesses = [], productName }: OrderLineAnswer,
): readonly Guess[] => {
  const isUnitGuessed = unitFrom === 'DEFAULT' || unitFrom === undefined;
  const name = wordsOfName(productName);
  const isNamed = reading === undefined && isWholeName(line, name);
  const known = line.guesses.filter(
    (guess) =>
      (guess.kind !== 'UNIT_NOT_WRITTEN' || isUnitGuessed) &&
      (!MAY_BE_OF_NAME.has(guess.kind) || !isNamed || !standsIn(name, guess)) &&
      (guess.kind !== 'ORDER_DOUBTED' || !isWordBeside(line, name, guess)),
  );
  const kinds: readonly GuessKind[] = [
    ...(unitFrom === 'DEFAULT' ? (['UNIT_NOT_WRITTEN'] as const) : []),
    ...(reading === undefined ? [] : (['NUMBER_IN_NAME'] as const)),
    ...guesses,
  ];
  const further = [...new Set(kinds)].filter((kind) => !known.some((guess) => guess.kind === kind));
  return [...known, ...further.map((kind) => ({ kind }))];
};
