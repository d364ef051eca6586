import read from 'read-excel-file/node';

/** What a reader finds in a cell of a workbook; null in an empty one. */
type Cell = string | number | boolean | Date | null;

/** A sheet of a workbook of the shop: notes, an empty row, and below it a table with headings. */
export interface SheetRead {
  readonly name: string;
  readonly notes: readonly string[];
  /** Rows of the table by their headings. */
  readonly rows: readonly Readonly<Partial<Record<string, Cell>>>[];
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date
    ? value
    : null;

/** Reads a workbook of the shop with the library that reads the buyers' own. */
export const readWorkbook = async (bytes: Buffer): Promise<readonly SheetRead[]> =>
  (await read(bytes)).map(({ sheet, data }) => {
    const gap = data.findIndex((row) => row.every((cell) => cell === null));
    const headings = (data[gap + 1] ?? []).map(String);
    return {
      name: sheet,
      notes: data.slice(0, gap).map(([note]) => String(note)),
      rows: data
        .slice(gap + 2)
        .map((row) => Object.fromEntries(headings.map((heading, place) => [heading, cellOf(row[place])]))),
    };
  });
