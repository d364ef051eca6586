import { countOfGs1Code, parseProductNumber } from '../product';
import type { ParsedLine } from './parsed-line';
import { doubtingVerb } from './doubting-verb';
import { doubtingWord } from './doubting-word';
import { classifyProductReference } from './named-product';
import { isDecoration, isFrontOfOrder, noise } from './noise';
import { withDigits } from './number-words';
import { orderBehind } from './order-behind';
import { orderLine } from './order-line';
import type { OrderListLine } from './order-list-line';
import { joinPrintedGtins } from './printed-gtin';
import { withGtinsOfCodes } from './scanned-code';
import { withSecondAmount } from './second-amount';
import { parseLine } from './parse-line';
import type { SourceRow } from './source-row';
import { splitOrders } from './split-orders';
import { stripDecoration, withoutStamp } from './strip-decoration';
import type { UnitWordTest } from './unit-words';
import { parseWrittenAmount } from './written-amount';

/** How a line that stands for itself is read. */
interface LineOptions {
  readonly isUnitWord: UnitWordTest;
  readonly scanned: boolean;
  /** The line is a row of a form, in which a number alone stands beside an empty amount. */
  readonly isOfForm?: boolean | undefined;
}

const IS_CELLS = /[\t;|]/;
const DIGITS_OF_NUMBER = 6;
const IS_APART = /^\s{4,}|^\s*[-–—]\s{2,}/;
const SEVERAL = { kind: 'SEVERAL_IN_LINE' } as const;

/** "]C10109099000002283 00014", "(01)19099000002969,18": how many of it were counted stands behind a code with signs. */
const COUNTED_CODE = /^(?:\][A-Za-z]\w|[([]0[12][)\]]).*\d[\s,]+\d{1,5}$/;

/** "373326x3Ktn": a sign between number and amount. */
const WITH_TIMES = /^\d{5,}[x×*]\d{1,4}(?!\d)/i;

/** A line that is one number and nothing else, in whichever form it was written. */
const isNumberAlone = (line: string): boolean => {
  if (
    !/\d/.test(line) ||
    COUNTED_CODE.test(line) ||
    countOfGs1Code(line) !== undefined ||
    WITH_TIMES.test(line) ||
    line.replaceAll(/\D/g, '').length < DIGITS_OF_NUMBER
  )
    return false;
  return parseProductNumber(line) !== undefined;
};

/** Words, or a number as long as an article's; sizes alone name nothing. */
const NAMES_PRODUCT = /^(?!\d{1,3}\s?\p{L}{0,2}$).*(?:\p{L}{3}|\d{4})/u;

/** "3 x Tomaten", "Tomaten x3". */
const MARKED = /^\s*\d{1,4}\s*[x×*]\s*\p{L}|[x×*]\s*\d{1,4}\s*$/iu;

/** An article with an amount that leaves no doubt: with its unit, its sign, or beside the number of an article. */
const isOrder = (piece: string, isUnitWord: UnitWordTest): boolean => {
  const { article = '', amount, unit } = parseLine(stripDecoration(piece).order, isUnitWord);
  if (amount === undefined || article === '' || !('amount' in parseWrittenAmount(amount))) return false;
  return unit === undefined ? /^\d{4,}$/.test(article) || MARKED.test(piece) : NAMES_PRODUCT.test(article);
};

const withNote = (chosen: ParsedLine, courtesy: string | undefined): ParsedLine =>
  courtesy === undefined
    ? chosen
    : { ...chosen, note: chosen.note === undefined ? courtesy : `${chosen.note} ${courtesy}` };

/** One of several orders of a line. */
const orderOfSeveral = (
  place: { readonly lineNumber: number; readonly text: string },
  piece: string,
  isUnitWord: UnitWordTest,
  scanned: boolean,
): OrderListLine => {
  const chosen = parseLine(stripDecoration(piece).order, isUnitWord);
  return orderLine(place, { ...chosen, guesses: [SEVERAL, ...(chosen.guesses ?? [])] }, scanned);
};

/** "373326 3 Ktn; 145576 2 Kübel": each between two semicolons a whole order, and no cell of one. */
const ordersBySemicolon = (text: string, isUnitWord: UnitWordTest): readonly string[] | undefined => {
  if (!text.includes(';') || /[\t|]/.test(text)) return undefined;
  const pieces = text
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length > 1 && pieces.every((piece) => /\s/.test(piece) && isOrder(piece, isUnitWord))
    ? pieces
    : undefined;
};

/** What is no part of the order, and what a messenger puts its time and name in front of. */
const decorationOf = (text: string, isUnitWord: UnitWordTest): string | undefined =>
  [text, withoutStamp(text)].find((said) => isDecoration(said, isUnitWord));

const asOrderBehind = (line: OrderListLine, text: string, front: string): OrderListLine => ({
  ...line,
  text,
  ...((line.status === 'READY' || line.status === 'GUESSED') && {
    status: 'GUESSED',
    guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: front }],
  }),
});

/** A line that only seems to stand beside the order, and a line of noise where it does. */
const readDecoration = (
  row: SourceRow,
  decoration: string,
  options: LineOptions,
): readonly OrderListLine[] => {
  const { isUnitWord } = options;
  const isOrderWithUnit = (piece: string): boolean =>
    parseLine(stripDecoration(piece).order, isUnitWord).unit !== undefined && isOrder(piece, isUnitWord);
  const behind = isFrontOfOrder(decoration) ? orderBehind(decoration, isOrderWithUnit) : undefined;
  if (behind === undefined) return [noise(row)];
  const { front, order } = behind;
  const isStill = isDecoration(order, isUnitWord);
  return isStill
    ? [noise(row)]
    : readWhole({ ...row, line: order }, options).map((line) => asOrderBehind(line, row.line.trim(), front));
};

/** "Milch ____", "☐ Eier: ____ Stk": a blank that nobody filled in. */
const IS_EMPTY_BLANK = /^(?=.*\p{L}).*\S?[ :]*(?:_{3,}|…{2,}|\.{5,})\s*(?:\p{L}{1,8}\.?)?$/u;

const emptyBlank = (place: { readonly lineNumber: number; readonly text: string }): OrderListLine => {
  const name = stripDecoration(place.text).order.replace(/[ :]*(?:_{3,}|…{2,}|\.{5,}).*$/u, '');
  return {
    ...place,
    status: 'NOT_ORDERED',
    guesses: [],
    article: classifyProductReference(name),
    remarks: [],
    alternatives: [],
  };
};

/** What a word makes doubtful is confirmed by whoever wrote it. */
const withDoubt = (line: OrderListLine): OrderListLine => {
  if (line.status !== 'READY' && line.status !== 'GUESSED') return line;
  const verb = line.article?.kind === 'NAME' ? undefined : doubtingVerb(line.note);
  const text = doubtingWord(line.text) ?? verb;
  return text === undefined
    ? line
    : { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text }] };
};

/** "zwei Kübel Sauerrahm": what is said in words is confirmed, because names begin with such words as well. */
const readSaid = (row: SourceRow, options: LineOptions): readonly OrderListLine[] | undefined => {
  const said = withDigits(row.line, options.isUnitWord);
  if (said === undefined) return undefined;
  const guesses = said.words.map((text) => ({ kind: 'NUMBER_IN_NAME', text }) as const);
  const text = row.line.trim();
  return readWhole({ ...row, line: said.line }, options).map((line) =>
    line.status === 'READY' || line.status === 'GUESSED'
      ? { ...line, text, status: 'GUESSED', guesses: [...line.guesses, ...guesses] }
      : { ...line, text },
  );
};

/** Reads a line that stands for itself: several lines where it orders several articles. */
export const parseFreeLine = (row: SourceRow, options: LineOptions): readonly OrderListLine[] =>
  IS_CELLS.test(row.line.trim())
    ? readWhole(row, options)
    : (readSaid(row, options) ?? readWhole(row, options)).map(withDoubt);

const readWhole = (row: SourceRow, options: LineOptions): readonly OrderListLine[] => {
  const { isUnitWord, scanned, isOfForm = false } = options;
  const text = row.line.trim();
  const decoration = decorationOf(text, isUnitWord);
  if (decoration !== undefined) return readDecoration(row, decoration, options);
  const place = { lineNumber: row.lineNumber, text };
  if (IS_EMPTY_BLANK.test(text)) return [emptyBlank(place)];
  const apart = ordersBySemicolon(text, isUnitWord);
  if (apart !== undefined) return apart.map((piece) => orderOfSeveral(place, piece, isUnitWord, scanned));
  if (IS_CELLS.test(text))
    return [orderLine(place, withSecondAmount(parseLine(row.line, isUnitWord), text, isUnitWord), scanned)];
  const { order, courtesy } = stripDecoration(text);
  if (isNumberAlone(order)) {
    // Under an empty column the code stands apart: then the line is a row of a form, and not one scan.
    const alone = isOfForm || IS_APART.test(row.line) ? undefined : order;
    return [
      {
        ...orderLine({ ...place, text: alone ?? text }, { article: order }, scanned, alone === undefined),
        text,
      },
    ];
  }
  const joined = joinPrintedGtins(withGtinsOfCodes(order));
  const pieces = splitOrders(joined, isUnitWord, (piece) => isOrder(piece, isUnitWord));
  if (pieces === undefined)
    return [
      orderLine(
        place,
        withNote(withSecondAmount(parseLine(joined, isUnitWord), text, isUnitWord), courtesy),
        scanned,
      ),
    ];
  return pieces.map((piece) => orderOfSeveral(place, piece, isUnitWord, scanned));
};
