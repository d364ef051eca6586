import { cellsOf } from './cells-of';

/** A row of a table, or why it is none. */
export interface TableRow {
  /** Line of the file in which it begins, counted from 1. */
  readonly line: number;
  /** Letters of the file up to its end. */
  readonly end: number;
  readonly cells?: readonly string[] | undefined;
  readonly problem?: string | undefined;
}

interface TextLine {
  readonly text: string;
  readonly line: number;
  readonly end: number;
}

/** Lines that one cell may have; a mark that is not closed by then was none. */
const MOST_LINES = 500;
const LONGEST_ROW = 1024 * 1024;

const NEVER_CLOSED = 'a quotation mark opens a cell and is never closed';

/** What ends the lines of a file, by the first that ends: old programs of Macs write a carriage return alone. */
const lineEndOf = (text: string): '\n' | '\r' | undefined => {
  const first = text.search(/[\n\r]/);
  // What follows a return at the very end is still to come.
  if (first < 0 || (text[first] === '\r' && first === text.length - 1)) return undefined;
  return text[first] === '\r' && text[first + 1] !== '\n' ? '\r' : '\n';
};

async function* textLines(source: AsyncIterable<string>): AsyncGenerator<TextLine, undefined> {
  let held = '';
  let line = 0;
  let end = 0;
  let lineEnd: '\n' | '\r' | undefined;
  for await (const chunk of source) {
    held += chunk;
    lineEnd ??= lineEndOf(held);
    if (lineEnd === undefined) continue;
    const lines = held.split(lineEnd);
    held = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      end += text.length + 1;
      yield { text: text.endsWith('\r') ? text.slice(0, -1) : text, line, end };
    }
  }
  if (held !== '') yield { text: held, line: line + 1, end: end + held.length };
  return undefined;
}

/**
 * The rows of a table. A quotation mark that is never closed costs its own row alone: the line in which it opens is told,
 * and reading goes on with the next. No library for tables does so; they take the rest of the file for one cell.
 *
 * @param delimiterOf sees from the first line what parts the cells
 * @param countOf cells a row has once it is known: one of several lines with another number was none
 */
export async function* tableRows(
  source: AsyncIterable<string>,
  delimiterOf: (head: string) => string,
  countOf: () => number | undefined,
): AsyncGenerator<TableRow, undefined> {
  const lines = textLines(source);
  const ahead: TextLine[] = [];
  const nextLine = async (place: number): Promise<TextLine | undefined> => {
    if (place < ahead.length) return ahead[place];
    const step = await lines.next();
    if (step.done === true) return undefined;
    ahead.push(step.value);
    return step.value;
  };
  let delimiter: string | undefined;
  for (let first = await nextLine(0); first !== undefined; first = await nextLine(0)) {
    const { line, end, text } = first;
    if (text.trim() === '') {
      ahead.shift();
      continue;
    }
    delimiter ??= delimiterOf(text);
    let row = cellsOf(text, delimiter);
    let used = 1;
    let whole = text;
    let last = end;
    while (row.kind === 'OPEN' && used < MOST_LINES && whole.length < LONGEST_ROW) {
      const more = await nextLine(used);
      if (more === undefined) break;
      whole += `\n${more.text}`;
      used += 1;
      last = more.end;
      // Without a mark the line closes nothing.
      if (more.text.includes('"')) row = cellsOf(whole, delimiter);
    }
    const count = countOf();
    const isRow = row.kind === 'WHOLE' && (used === 1 || count === undefined || row.cells.length === count);
    if (isRow && row.kind === 'WHOLE') {
      ahead.splice(0, used);
      yield { line, end: last, cells: row.cells };
    } else {
      ahead.shift();
      yield { line, end, problem: NEVER_CLOSED };
    }
  }
  return undefined;
}
