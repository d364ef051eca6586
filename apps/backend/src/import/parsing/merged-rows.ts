import type { PathColumn } from '../schemas/path-columns';
import type { Entry } from './entry';
import { goesOn, lineOfRows } from './line-of-rows';

type Row = NonNullable<Entry['row']>;

/** Rows of one thing that follow one another, as one line: each adds to its lists. */
export async function* mergedRows(
  entries: AsyncIterable<Entry>,
  columns: ReadonlyMap<string, PathColumn>,
): AsyncGenerator<Entry, undefined> {
  let first: Entry | undefined;
  let rows: Row[] = [];
  const whole = (): readonly Entry[] =>
    first === undefined ? [] : [{ ...first, value: lineOfRows(rows, columns) }];
  for await (const entry of entries) {
    const { row } = entry;
    if (row !== undefined && first?.row !== undefined && goesOn(first.row, row, columns)) {
      rows.push(row);
      continue;
    }
    yield* whole();
    first = row === undefined ? undefined : entry;
    rows = row === undefined ? [] : [row];
    if (row === undefined) yield entry;
  }
  yield* whole();
  return undefined;
}
