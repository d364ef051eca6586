import { GUESS_KINDS } from '@gastroshop/domain/order-list';
import type { RowConfirmation } from '../rows/pad-action';
import { confirmationKey, VISIBLE_KINDS } from './line-status';
import { type WaitingKind, waitingKind } from './line-group';
import type { PadLine } from './pad-line';

/** An unusual amount is a question of its own: who answers it has not seen what else was guessed. */
const shownKinds = ({ guesses }: Pick<PadLine, 'guesses'>): RowConfirmation['kinds'] => {
  const kinds = guesses.map(({ kind }) => kind);
  return kinds[0] === 'AMOUNT_UNUSUAL' ? kinds.slice(0, 1) : kinds;
};

/** Confirms what a line shows; while its answer is on the way, what can be seen of it. */
export const confirmationOf = ({ row, state, guesses, product, amount, unit }: PadLine): RowConfirmation => ({
  id: row.id,
  kinds: state === 'GUESSED' ? shownKinds({ guesses }) : VISIBLE_KINDS,
  what: confirmationKey(product?.sku, amount, unit?.abbreviation),
});

/** Confirms one kind of guess in all lines that wait for it; further guesses of a line stay. */
export const confirmationsOfKind = (
  lines: readonly PadLine[],
  kind: WaitingKind,
): readonly RowConfirmation[] => {
  const guess = GUESS_KINDS.find((each) => each === kind);
  return guess === undefined
    ? []
    : lines
        .filter((line) => waitingKind(line) === kind)
        .map((line) => ({ ...confirmationOf(line), kinds: [guess] }));
};
