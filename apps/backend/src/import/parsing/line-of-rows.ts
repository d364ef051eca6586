import type { PathColumn } from '../schemas/path-columns';
import { countCell, dayCell, flagCell, listCell, numberCell } from './cells';
import type { CsvRow } from './csv-rows';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const jsonCell = (cell: string): unknown => {
  try {
    return JSON.parse(cell);
  } catch {
    // Text that is none stays, so that the shape names it.
    return cell;
  }
};

const valueOf = (row: CsvRow, name: string, { kind }: PathColumn): unknown => {
  const cell = row[name] ?? '';
  if (/^[[{]/.test(cell)) return jsonCell(cell);
  switch (kind) {
    case 'NUMBER':
      return countCell(row, name);
    case 'DECIMAL':
      return numberCell(row, name);
    case 'DAY':
      return dayCell(row, name);
    case 'FLAG':
      return flagCell(row, name);
    case 'WORDS':
      return listCell(row, name, ',');
    case 'JSON':
      return jsonCell(cell);
    case 'TEXT':
      return cell;
  }
};

/** Sets a field, making what it lies in; a field that is there stays. */
const put = (fields: Fields, [name = '', ...deeper]: readonly string[], value: unknown): void => {
  if (deeper.length === 0) {
    fields[name] ??= value;
    return;
  }
  const inner = fields[name] ?? {};
  fields[name] = inner;
  if (isFields(inner)) put(inner, deeper, value);
};

const listIn = (fields: Fields, path: readonly string[]): unknown[] => {
  const [name = '', ...deeper] = path;
  if (deeper.length > 0) {
    const inner = fields[name] ?? {};
    fields[name] = inner;
    return isFields(inner) ? listIn(inner, deeper) : [];
  }
  const list = fields[name] ?? [];
  fields[name] = list;
  return Array.isArray(list) ? list : [];
};

/**
 * The line that rows stand for: each field where its column says, and of each list an entry a row, where the row says
 * anything of it.
 */
export const lineOfRows = (rows: readonly CsvRow[], columns: ReadonlyMap<string, PathColumn>): unknown => {
  const line: Fields = {};
  for (const row of rows) {
    const entries = new Map<string, Fields>();
    for (const name of Object.keys(row)) {
      const column = columns.get(name);
      if (column === undefined) continue;
      const { path, listAt } = column;
      const value = valueOf(row, name, column);
      if (listAt === undefined) {
        put(line, path, value);
        continue;
      }
      const list = path.slice(0, listAt);
      const key = list.join('.');
      const entry = entries.get(key) ?? {};
      if (!entries.has(key)) {
        entries.set(key, entry);
        listIn(line, list).push(entry);
      }
      put(entry, path.slice(listAt), value);
    }
  }
  return line;
};

/** Whether a row goes on with the line of the one before: it says nothing else of it, and adds to a list. */
export const goesOn = (before: CsvRow, row: CsvRow, columns: ReadonlyMap<string, PathColumn>): boolean => {
  const names = Object.keys(row);
  const isOfList = (name: string): boolean => columns.get(name)?.listAt !== undefined;
  return names.some(isOfList) && names.every((name) => isOfList(name) || row[name] === before[name]);
};
