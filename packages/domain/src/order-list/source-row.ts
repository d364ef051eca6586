import { joinBrokenLines, type NumberedLine } from './join-broken-lines';
import type { OrderListSource } from './order-list-reading';

/** A row of a list that is not blank. */
export interface SourceRow {
  /** From 1, blank rows counted. */
  readonly lineNumber: number;
  /** Without signs nobody sees, blanks at its ends kept: a tab there is an empty cell. */
  readonly line: string;
  /** Where the list was handed over as cells. */
  readonly cells?: readonly string[] | undefined;
}

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;
/** Signs without width that come along from web pages, mails and byte order marks, control characters, cut letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Surrogate}]|\ufe0f/gu;
/** Tabs separate cells, and the sign FNC1 the parts of a scanned code. */
const KEPT = new Set(['\t', '\u001d']);
/** A line of separators alone is an empty row of a spreadsheet, or the rule of a drawn table. */
const HAS_CONTENT = /[^\s;,|]/;
const IS_RULE = /^[\s|+:=_-]*[|+=_-]{3}[\s|+:=_-]*$/;

/** Anything but letters, digits and signs of our languages, which hardly any line holds. */
const UNUSUAL = /[^\t -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u20ac]/;

/** Letters, digits and signs as wide as Chinese ones, which some keyboards write, and the blank of that width. */
const WIDE = /[\uff01-\uff5e\u3000]/g;
const FROM_WIDE = 0xfee0;

const narrow = (sign: string): string =>
  sign === '\u3000' ? ' ' : String.fromCodePoint((sign.codePointAt(0) ?? 0) - FROM_WIDE);

const clean = (text: string): string =>
  UNUSUAL.test(text)
    ? text.replaceAll(WIDE, narrow).replace(INVISIBLE, (sign) => (KEPT.has(sign) ? sign : ''))
    : text;

const rowOfText = ({ lineNumber, line }: NumberedLine): SourceRow => ({ lineNumber, line: clean(line) });

const rowOfCells = (cells: readonly string[], index: number): SourceRow => {
  const shown = cells.map((cell) => clean(cell).replaceAll(/\s+/g, ' ').trim());
  return { lineNumber: index + 1, line: shown.join('\t'), cells: shown };
};

const isFilled = ({ line }: SourceRow): boolean => HAS_CONTENT.test(line) && !IS_RULE.test(line);

/** The rows of a list that are not blank. */
export const sourceRows = (source: OrderListSource): readonly SourceRow[] =>
  (typeof source === 'string'
    ? joinBrokenLines(source.split(LINE_BREAK)).map(rowOfText)
    : source.map(rowOfCells)
  ).filter(isFilled);
