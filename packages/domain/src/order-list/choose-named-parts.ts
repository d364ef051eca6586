import type { ChosenParts } from './chosen-parts';
import type { AmountPart, Part } from './part';
import type { UnitWordTest } from './unit-words';
import { readWrittenAmount } from './written-amount';

/**
 * Reads a line of words that begins with an article's name: "Cola 0,5l 24 Kisten". Names hold numbers themselves, so
 * the last number is the amount and everything before it the name.
 *
 * @returns undefined when the line is of another kind: it begins with a number or a unit, names a sku, or marks its
 * amount with a multiplication sign
 */
export const chooseNamedParts = (
  parts: readonly Part[],
  isUnitWord: UnitWordTest,
): ChosenParts | undefined => {
  const [first] = parts;
  if (first?.kind !== 'TEXT' || isUnitWord(first.text) || parts.some(saysMore)) return undefined;
  const at = parts.findLastIndex(({ kind }) => kind === 'AMOUNT');
  const amount = parts[at];
  if (amount?.kind !== 'AMOUNT') return { article: textOf(parts) };
  const before = parts.slice(0, at);
  const [next, ...more] = parts.slice(at + 1);
  const name = {
    article: textOf(before),
    amount: amount.number,
    leftOver: before.find(isUsableAmount)?.text,
  };
  if (next === undefined) return { ...name, unit: amount.unit };
  const isUnit = amount.unit === undefined && next.kind === 'TEXT' && more.length === 0;
  return isUnit
    ? { ...name, unit: next.text }
    : { ...name, unit: amount.unit, note: textOf([next, ...more]) };
};

const saysMore = (part: Part): boolean => (part.kind === 'CODE' ? part.digitsOnly : isMarked(part));

const isMarked = (part: Part): boolean => part.kind === 'AMOUNT' && part.marked;

const isUsableAmount = (part: Part): part is AmountPart =>
  part.kind === 'AMOUNT' && 'amount' in readWrittenAmount(part.number);

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');
