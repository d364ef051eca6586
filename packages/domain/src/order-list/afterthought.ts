import { withoutQuote } from './noise';
import type { OrderListLine } from './order-list-line';
import { stripDecoration, withoutStamp } from './strip-decoration';
import type { UnitWordTest } from './unit-words';

/** Words that name no goods: what stands in a line of nothing else is said of the line above. */
const NAMES_NOTHING =
  /^(?:nein|doch|stopp?|halt|nicht|kein[en]?|das|die|der|den|es|davon|dazu|damit|lieber|besser|eher|bitte|statt|anstatt|weniger|mehr|oder|od|und|auch|nur|noch|nochmals?|wieder|insgesamt|gesamt|genau|mach|machen|wir|ich|sorry|korrektur|falsch|streichen|stornieren|vergiss|vergessen|weg|raus|no|not|please|make|that|it|them|instead|rather|only|or|and|less|more|of|cancel|forget|correction|x|mal)$/iu;
const TAKES_BACK =
  /^(?:nein|doch|stopp?|halt|nicht|kein[en]?|lieber|besser|eher|statt|anstatt|weniger|mehr|oder|od|nur|sorry|korrektur|falsch|streichen|stornieren|vergiss|weg|raus|no|not|instead|rather|only|or|less|more|cancel|forget|correction)$/iu;
const NUMBER = /^[+-]?\d{1,4}(?:[.,]\d{1,2})?[?!]?$/;
/** "3x", "5kg". */
const GLUED = /^(\d{1,4})(\p{L}+)$/u;
const MOST_WORDS = 6;
const IS_TABLE = /[\t;|]/;

const isNumber = (word: string, isUnitWord: UnitWordTest): boolean => {
  const [, , unit = ''] = GLUED.exec(word) ?? [];
  return NUMBER.test(word) || unit.toLowerCase() === 'x' || (unit !== '' && isUnitWord(unit));
};

/** What is said of the line above: another amount, or that it is not wanted. */
const afterthoughtOf = (line: OrderListLine, isUnitWord: UnitWordTest): string | undefined => {
  if (line.status === 'NOT_ORDERED' || line.status === 'READY' || IS_TABLE.test(line.text)) return undefined;
  const said = withoutStamp(withoutQuote(line.text));
  const words = stripDecoration(said)
    .order.split(/[\s,.:!→=()]+/u)
    .filter((word) => word !== '');
  const [first = ''] = words;
  if (words.length === 0 || words.length > MOST_WORDS || !/[\p{L}\p{N}]/u.test(first)) return undefined;
  const numbers = words.filter((word) => isNumber(word, isUnitWord)).length;
  const takesBack = words.some((word) => TAKES_BACK.test(word.replace(/\?$/, '')));
  // A number in a line that is no order is that of a branch, a page or a room.
  if (!takesBack && (numbers === 0 || line.status === 'NOISE')) return undefined;
  return words.every(
    (word) => isNumber(word, isUnitWord) || NAMES_NOTHING.test(word.replace(/\?$/, '')) || isUnitWord(word),
  )
    ? said
    : undefined;
};

/**
 * A line that names no goods and says another amount, or that something is not wanted, is said of the order above it: "nein
 * 5", "oder 4?", "doch nicht". That order is confirmed.
 */
export const withAfterthoughts = (
  lines: readonly OrderListLine[],
  isUnitWord: UnitWordTest,
): readonly OrderListLine[] =>
  lines.map((line, index) => {
    if (line.status !== 'READY' || IS_TABLE.test(line.text)) return line;
    const next = lines[index + 1];
    const text = next === undefined ? undefined : afterthoughtOf(next, isUnitWord);
    return text === undefined
      ? line
      : { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text }] };
  });
