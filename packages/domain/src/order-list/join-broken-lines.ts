/** A line of a text, from 1. */
export interface NumberedLine {
  readonly lineNumber: number;
  readonly line: string;
}

/** A quotation mark that begins a cell and is not closed in its line. */
const OPENS = /(?:^|[\t;,|]) *"(?:[^"]|"")*$/;
/** The end of such a cell: a mark before the next cell or the end of the line. */
const CLOSES = /^(?:[^"]|"")*" *(?=[\t;,|]|$)/;
/** A cell with more lines is none: a stray mark must not swallow a list. */
const MOST_LINES = 8;

/** Where the cell that a line leaves open ends; undefined where it never does, as with a mark for inches. */
const endOf = (lines: readonly string[], from: number): number | undefined => {
  for (let at = from + 1; at < Math.min(lines.length, from + MOST_LINES); at += 1) {
    const line = lines[at] ?? '';
    if (CLOSES.test(line)) return OPENS.test(line.replace(CLOSES, '')) ? undefined : at;
    if (line.includes('"')) return undefined;
  }
  return undefined;
};

/**
 * Joins the lines of cells that spreadsheets write with a break inside: `"Order` and `unit";Menge` are one line.
 *
 * @example joinBrokenLines(['4711;"Obers', '36 %";3']) // [{ lineNumber: 1, line: '4711;"Obers 36 %";3' }]
 */
export const joinBrokenLines = (lines: readonly string[]): readonly NumberedLine[] => {
  const joined: NumberedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = line.includes('"') && OPENS.test(line) ? endOf(lines, at) : undefined;
    joined.push({ lineNumber: at + 1, line: end === undefined ? line : lines.slice(at, end + 1).join(' ') });
    at = end ?? at;
  }
  return joined;
};
