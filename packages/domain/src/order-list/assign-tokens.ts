import { parseProductNumber } from '../product';
import type { ParsedLine } from './parsed-line';
import { isAmount, type OrderToken, saysContent } from './token';
import { type TokenRoles, tokenRoles } from './token-roles';
import { isUnitCell } from './column-cells';
import { isMeasure } from './measures';
import type { Guess } from './order-list-line';
import { mayBeUnit, unusedUnit } from './possible-unit';
import type { UnitWordTest } from './unit-words';
import { parseWrittenAmount } from './written-amount';

/**
 * Decides which parts of a line are article, amount and unit.
 *
 * The form asked for is `sku amount [unit]`; people also paste the amount first, names between, and further columns.
 * A multiplication sign marks the amount; a code is the article; of two plain numbers the first is the article,
 * unless the second is so much longer that it must be.
 *
 * @param layout cells of a table, or the words of a line, where a free name may be many words
 */
export const assignTokens = (
  parts: readonly OrderToken[],
  layout: 'CELLS' | 'WORDS',
  isUnitWord: UnitWordTest,
): ParsedLine => {
  const roles = tokenRoles(parts, isUnitWord, layout);
  const unitPart = unitOf(parts, roles, layout, isUnitWord);
  const used = new Set<OrderToken | undefined>([roles.article, roles.amount, unitPart]);
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
    leftOver: layout === 'WORDS' ? rest.find((part) => isLeftOver(part, unit))?.text : undefined,
    guesses: [
      ...(layout === 'CELLS' ? unusedCells(parts, rest, roles) : []),
      ...unusedNumbers(layout === 'CELLS' ? rest.filter(({ text }) => DOUBTFUL.test(text)) : rest),
      ...(namesItsUnit(roles) ? unusedUnit(unit, possibleUnits(rest, layout, isUnitWord)) : []),
    ],
  };
};

const NOTHING = /^0+$/;

/** A whole number in a further cell could have been the amount, unless it is the place of the row in its list. */
const unusedCells = (
  parts: readonly OrderToken[],
  rest: readonly OrderToken[],
  { amount }: TokenRoles,
): readonly Guess[] => {
  const isPlace = (part: OrderToken): boolean => part === parts[0] && part.text === '1';
  const unused = rest.find(
    (part) =>
      isAmount(part) &&
      ('amount' in parseWrittenAmount(part.number) || NOTHING.test(part.number)) &&
      !isPlace(part) &&
      !/[.,]\d\d$/.test(part.number),
  );
  return unused === undefined || amount === undefined ? [] : [{ kind: 'COLUMN', text: unused.text }];
};

/** Whether a unit that is not written is that of the code. */
const namesItsUnit = ({ article, amount }: TokenRoles): boolean =>
  article?.kind === 'CODE' && amount !== undefined && parseProductNumber(article.text)?.gtin !== undefined;

/** Words beside a code: a cell that may be a unit; in a sentence any word, as "9 Fuhren Tomaten" shows. */
const possibleUnits = (
  rest: readonly OrderToken[],
  layout: 'CELLS' | 'WORDS',
  isUnitWord: UnitWordTest,
): readonly string[] =>
  rest
    .filter(({ kind, text }) => kind === 'TEXT' && (layout === 'WORDS' || mayBeUnit(text, isUnitWord)))
    .map(({ text }) => text);

/** "3?", "3-4": an amount its writer was not sure of. */
const DOUBTFUL = /^\d{1,4}(?:[?!~]+|[-–]\d{1,4})$/;

/** A second number of an article in one line is a second order, and an amount in doubt is in doubt. */
const unusedNumbers = (rest: readonly OrderToken[]): readonly Guess[] =>
  rest.flatMap((part): readonly Guess[] => {
    if (saysContent(part)) return [{ kind: 'NUMBER_IN_NAME', text: part.text }];
    if (part.kind !== 'CODE') return [];
    if (part.digitsOnly) return [{ kind: 'SEVERAL_IN_LINE', text: part.text }];
    return DOUBTFUL.test(part.text) ? [{ kind: 'NUMBER_IN_NAME', text: part.text }] : [];
  });

/** Beside an amount in packages "2,5 kg" says what is in one. */
const isLeftOver = (part: OrderToken, unit: string | undefined): boolean =>
  isAmount(part) &&
  !(part.unit !== undefined && isMeasure(part.unit) && unit !== undefined && !isMeasure(unit));

const textOf = (parts: readonly OrderToken[]): string => parts.map(({ text }) => text).join(' ');

const numberOf = (part: OrderToken | undefined): string | undefined =>
  part?.kind === 'AMOUNT' ? part.number : part?.text;

const unitWithin = (part: OrderToken | undefined): string | undefined =>
  part?.kind === 'AMOUNT' ? part.unit : undefined;

/** A unit that stands apart from its number: a known word beside the amount; else the one word behind it. */
const unitOf = (
  parts: readonly OrderToken[],
  { article, amount }: TokenRoles,
  layout: 'CELLS' | 'WORDS',
  isUnitWord: UnitWordTest,
): OrderToken | undefined => {
  if (unitWithin(amount) !== undefined || amount === undefined) return undefined;
  const at = parts.indexOf(amount);
  const isKnown = (part: OrderToken | undefined): part is OrderToken =>
    part?.kind === 'TEXT' &&
    part !== article &&
    (layout === 'CELLS' ? isUnitCell(part.text, isUnitWord) : isUnitWord(part.text));
  const behind = parts.slice(at + 1);
  const known = [behind[0], parts[at - 1]].find(isKnown);
  if (known !== undefined) return known;
  const apart = layout === 'CELLS' ? (behind.find(isKnown) ?? parts.slice(0, at).find(isKnown)) : undefined;
  if (apart !== undefined) return apart;
  const others = parts.filter((part) => part !== article && part !== amount);
  if (article?.kind === 'CODE' && others.length === 1 && isKnown(others[0])) return others[0];
  const [next, ...more] = behind;
  const isItsCell = layout === 'CELLS' || more.length === 0;
  return isItsCell && next?.kind === 'TEXT' && next !== article && !/\s/.test(next.text) ? next : undefined;
};
