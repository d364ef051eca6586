/**
 * What became of a line, beside what it means:
 *
 * - READY_RIGHT: every order of it is ready, with the right article, amount and unit;
 * - READY_WRONG: something is ready that nobody wrote. There must be none;
 * - GUESSED_RIGHT: to be confirmed, and what is shown is what was meant;
 * - GUESSED_WRONG: to be confirmed, and what is shown is something else;
 * - ASKED: it waits for the buyer, as incomplete or as a line nobody could read alone;
 * - LOST: it means an order and is not shown as one;
 * - SILENT: it orders nothing, and nobody is bothered with it;
 * - SHOWN: it orders nothing, and the buyer has to look at it all the same.
 */
export const VERDICTS = [
  'READY_RIGHT',
  'READY_WRONG',
  'GUESSED_RIGHT',
  'GUESSED_WRONG',
  'ASKED',
  'LOST',
  'SILENT',
  'SHOWN',
] as const;

/** What became of a line, see {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];
