import type { OrderListLine } from './order-list-line';

const TICKED = /^\s*(?:\[[xX✓]\]|[☑☒✅])/u;
const EMPTY = /^\s*(?:\[ ?\]|[□☐])/u;

const isOrdered = ({ status }: OrderListLine): boolean => status === 'READY' || status === 'GUESSED';

/**
 * In a list in which some orders are ticked and others are not, nobody knows which are meant: those that are ticked, or
 * those that are left. Where all are alike, a box is the sign in front of a line.
 */
export const withBoxesDoubted = (lines: readonly OrderListLine[]): readonly OrderListLine[] => {
  const isSome = (box: RegExp): boolean => lines.some((line) => box.test(line.text) && isOrdered(line));
  if (!isSome(TICKED) || !isSome(EMPTY)) return lines;
  return lines.map((line) => {
    const box = (TICKED.exec(line.text) ?? EMPTY.exec(line.text))?.[0].trim();
    return box === undefined || !isOrdered(line)
      ? line
      : { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: box }] };
  });
};
