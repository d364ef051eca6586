import type { z } from 'zod';
import { pathColumns } from '../schemas/path-columns';
import type { CsvColumns } from '../persistence/importer';
import { columnOf } from './column-of';
import type { Entry } from './entry';
import { mergedRows } from './merged-rows';

/** How tables of a kind are read. */
export interface ImportTable {
  readonly columns: ReadonlySet<string>;
  /** The lines that rows stand for. */
  readonly linesOf: (rows: AsyncIterable<Entry>) => AsyncIterable<Entry>;
}

/** What the file calls a field in its head line; undefined where no column is of it. */
const inFile = (
  entry: Entry,
  path: readonly PropertyKey[],
  fields: CsvColumns['fields'],
  columns: ReadonlySet<string>,
): string | undefined => {
  const column = columnOf(path, fields, columns);
  return column === undefined ? undefined : (entry.headings?.get(column) ?? column);
};

async function* oneByOne(
  rows: AsyncIterable<Entry>,
  { lineOf, fields, columns }: CsvColumns,
): AsyncGenerator<Entry, undefined> {
  for await (const entry of rows)
    yield entry.row === undefined
      ? entry
      : {
          ...entry,
          value: lineOf(entry.row),
          nameOf: (path) => inFile(entry, path, fields, columns),
        };
  return undefined;
}

async function* merged(
  rows: AsyncIterable<Entry>,
  columns: ReturnType<typeof pathColumns>,
): AsyncGenerator<Entry, undefined> {
  const names = new Set(columns.keys());
  for await (const entry of mergedRows(rows, columns))
    yield entry.row === undefined ? entry : { ...entry, nameOf: (path) => inFile(entry, path, {}, names) };
  return undefined;
}

/** How tables are read of lines of a shape: by columns of their own, else by columns that are named after the fields. */
export const tableOf = (shape: z.ZodType, csv: CsvColumns | undefined): ImportTable => {
  if (csv !== undefined) return { columns: csv.columns, linesOf: (rows) => oneByOne(rows, csv) };
  const columns = pathColumns(shape);
  return { columns: new Set(columns.keys()), linesOf: (rows) => merged(rows, columns) };
};
