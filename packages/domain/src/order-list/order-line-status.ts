import type { Guess, GuessKind, OrderLineStatus, OrderListLine } from './order-list-line';

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
export const orderLineStatus = (
  line: Pick<OrderListLine, 'status' | 'guesses'>,
  answer: OrderLineAnswer | undefined,
): OrderLineVerdict => {
  const isOrdered = line.status !== 'NOT_ORDERED' && line.status !== 'NOISE';
  if (!isOrdered) return { status: line.status, guesses: [] };
  if (answer?.outcome !== 'FOUND') return { status: 'INCOMPLETE', guesses: line.guesses };
  const guesses = guessesOf(line.guesses, answer);
  // What the reader could not read to the end, another reading may have completed; it was a guess then.
  const isComplete = line.status !== 'INCOMPLETE' || answer.reading !== undefined;
  if (!isComplete) return { status: 'INCOMPLETE', guesses };
  return { status: guesses.length === 0 ? 'READY' : 'GUESSED', guesses };
};

const guessesOf = (
  read: readonly Guess[],
  { unitFrom, reading, guesses = [] }: OrderLineAnswer,
): readonly Guess[] => {
  const isUnitGuessed = unitFrom === 'DEFAULT' || unitFrom === undefined;
  const known = read.filter(({ kind }) => kind !== 'UNIT_NOT_WRITTEN' || isUnitGuessed);
  const kinds: readonly GuessKind[] = [
    ...(unitFrom === 'DEFAULT' ? (['UNIT_NOT_WRITTEN'] as const) : []),
    ...(reading === undefined ? [] : (['NUMBER_IN_NAME'] as const)),
    ...guesses,
  ];
  const further = [...new Set(kinds)].filter((kind) => !known.some((guess) => guess.kind === kind));
  return [...known, ...further.map((kind) => ({ kind }))];
};
