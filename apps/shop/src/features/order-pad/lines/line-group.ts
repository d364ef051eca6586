import { GUESS_KINDS, type GuessKind } from '@gastroshop/domain/order-list';
import type { PadLine } from './pad-line';

/** Why a line is not ready: the kind of its first guess, an amount that is offered, or a question. */
export type WaitingKind = GuessKind | 'AMOUNT_OFFERED' | 'OPEN';

/** Where a line belongs. */
export type LineGroup = WaitingKind | 'MAIN' | 'NOT_ORDERED' | 'NOISE';

/** The order in which groups of lines that are not ready follow each other. */
export const WAITING_KINDS: readonly WaitingKind[] = [...GUESS_KINDS, 'AMOUNT_OFFERED', 'OPEN'];

/** Groups that lie folded at the end of the pad. */
export const FOLDED_GROUPS = ['NOT_ORDERED', 'NOISE'] as const;

/** A group that lies folded at the end of the pad. */
export type FoldedGroup = (typeof FOLDED_GROUPS)[number];

/** What a line waits for; undefined where it does not wait for the buyer. */
export const waitingKind = ({
  state,
  guesses,
}: Pick<PadLine, 'state' | 'guesses'>): WaitingKind | undefined => {
  if (state === 'OPEN') return 'OPEN';
  if (state === 'OFFER') return 'AMOUNT_OFFERED';
  return state === 'GUESSED' ? guesses[0]?.kind : undefined;
};

/** The group of a line. */
export const groupOf = (line: Pick<PadLine, 'state' | 'guesses'>): LineGroup => {
  if (line.state === 'NOT_ORDERED' || line.state === 'NOISE') return line.state;
  return waitingKind(line) ?? 'MAIN';
};
