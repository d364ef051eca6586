import type { ChosenParts } from './chosen-parts';
import { isAmount, type Part } from './part';
import { type Roles, rolesOf } from './roles';
import type { UnitWordTest } from './unit-words';

/**
 * Decides which parts of a line are article, amount and unit.
 *
 * The form asked for is `sku amount [unit]`; people also paste the amount first, names between, and further columns.
 * A multiplication sign marks the amount; a code is the article; of two plain numbers the first is the article,
 * unless the second is so much longer that it must be.
 *
 * @param layout cells of a table, or the words of a line, where a free name may be many words
 */
export const chooseParts = (
  parts: readonly Part[],
  layout: 'CELLS' | 'WORDS',
  isUnitWord: UnitWordTest,
): ChosenParts => {
  const roles = rolesOf(parts, isUnitWord);
  const unitPart = unitOf(parts, roles, layout, isUnitWord);
  const used = new Set<Part | undefined>([roles.article, roles.amount, unitPart]);
  const rest = parts.filter((part) => !used.has(part));
  const unit = unitWithin(roles.amount) ?? unitWithin(roles.article) ?? unitPart?.text;
  if (layout === 'WORDS' && roles.article?.kind === 'TEXT') {
    const name = parts.filter((part) => part === roles.article || !used.has(part));
    return { article: textOf(name), amount: numberOf(roles.amount), unit };
  }
  return {
    article: numberOf(roles.article),
    amount: numberOf(roles.amount),
    unit,
    note: rest.length === 0 ? undefined : textOf(rest),
    orderAssumed: roles.orderAssumed,
    // Further columns of a table are prices and the like; a further number in a sentence was meant.
    leftOver: layout === 'WORDS' ? rest.find(isAmount)?.text : undefined,
  };
};

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');

const numberOf = (part: Part | undefined): string | undefined =>
  part?.kind === 'AMOUNT' ? part.number : part?.text;

const unitWithin = (part: Part | undefined): string | undefined =>
  part?.kind === 'AMOUNT' ? part.unit : undefined;

/** A unit that stands apart from its number: a known word, nearest behind the amount; else the one word behind it. */
const unitOf = (
  parts: readonly Part[],
  { article, amount }: Roles,
  layout: 'CELLS' | 'WORDS',
  isUnitWord: UnitWordTest,
): Part | undefined => {
  if (unitWithin(amount) !== undefined || amount === undefined) return undefined;
  const at = parts.indexOf(amount);
  const isKnown = (part: Part): boolean => part.kind === 'TEXT' && isUnitWord(part.text);
  const behind = parts.slice(at + 1);
  const known = behind.find(isKnown) ?? parts.slice(0, at).find(isKnown);
  if (known !== undefined) return known;
  const [next, ...more] = behind;
  const isItsCell = layout === 'CELLS' || more.length === 0;
  return isItsCell && next?.kind === 'TEXT' && next !== article && !/\s/.test(next.text) ? next : undefined;
};
