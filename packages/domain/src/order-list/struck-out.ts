import type { OrderListLine } from './order-list-line';
import type { SourceRow } from './source-row';

/**
 * What somebody struck out: between tildes, as messengers write it and as readers of files and pages say it. "~ 3 Ktn" is
 * about three, and not struck out.
 */
const STRUCK = /(?<![^\s;|,(])~+(?=[^\s~])([^~\t;|]*(?<=[^\s~]))~+(?![^\s;|,).!])/gu;
/** A whole line or cell of it. */
const WHOLE = new RegExp(String.raw`(?<=^\s*|[\t;|,]\s*)${STRUCK.source}(?=\s*(?:$|[\t;|,]))`, 'gu');

/** Longer lines are no lines of an order. */
const LONGEST = 2_000;

/** A list with its struck cells as they were before, and what was struck of which line. */
interface WithoutStrikes {
  readonly rows: readonly SourceRow[];
  /** Rows as they came, by their number. */
  readonly struck: ReadonlyMap<number, { readonly line: string; readonly piece: string }>;
}

/**
 * A whole line or cell without its tildes, so that it is read like anything else, and what was struck within one left out:
 * of "~3~ 5 Dosen" five may be meant. Where nothing is left that could be an order, it is read as well.
 */
const unstruck = (text: string): string => {
  const cells = text.replace(WHOLE, '$1');
  const rest = cells.replace(STRUCK, ' ');
  return /\d/.test(rest) || !/\d/.test(cells) ? rest : cells.replace(STRUCK, '$1');
};

/** Reads what was struck out as if it was not, and tells which lines it stands in. */
export const withoutStrikes = (rows: readonly SourceRow[]): WithoutStrikes => {
  const struck = new Map<number, { readonly line: string; readonly piece: string }>();
  const bare = rows.map((row) => {
    if (!row.line.includes('~') || row.line.length > LONGEST) return row;
    const piece = row.line.match(STRUCK)?.[0];
    if (piece === undefined) return row;
    struck.set(row.lineNumber, { line: row.line.trim(), piece });
    return {
      ...row,
      line: unstruck(row.line),
      ...(row.cells !== undefined && { cells: row.cells.map(unstruck) }),
    };
  });
  return { rows: struck.size === 0 ? rows : bare, struck };
};

/** Shows struck lines as they came; what they would order has to be confirmed. */
export const withStrikesDoubted = (
  lines: readonly OrderListLine[],
  struck: WithoutStrikes['struck'],
): readonly OrderListLine[] =>
  struck.size === 0
    ? lines
    : lines.map((line) => {
        const found = struck.get(line.lineNumber);
        if (found === undefined) return line;
        const shown = { ...line, text: found.line };
        return line.status === 'READY' || line.status === 'GUESSED'
          ? {
              ...shown,
              status: 'GUESSED',
              guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: found.piece }],
            }
          : shown;
      });
