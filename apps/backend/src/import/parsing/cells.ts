import { parseNumericDate } from '@gastroshop/i18n';
import type { CsvRow } from './csv-rows';

/** A number as Austrian spreadsheets write it, with a point instead of the comma. */
export const numberCell = (row: CsvRow, name: string): string | undefined => {
  const cell = row[name];
  return cell !== undefined && /^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
};

/** A number that is counted with; text that is none stays, so that the shape names it. */
export const countCell = (row: CsvRow, name: string): number | string | undefined => {
  const cell = numberCell(row, name);
  return cell === undefined || !/^\d+(?:\.\d+)?$/.test(cell) ? cell : Number(cell);
};

/** A list in one cell. */
export const listCell = (row: CsvRow, name: string, separator: string): readonly string[] =>
  (row[name] ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const YES = /^(?:1|x|ja|yes|true|wahr)$/i;

/** Yes or no in one cell. */
export const flagCell = (row: CsvRow, name: string): boolean => YES.test(row[name] ?? '');

/** A day as spreadsheets write it: 25.11.2026 is 2026-11-25; text that is none stays, so that the shape names it. */
export const dayCell = (row: CsvRow, name: string): string | undefined => {
  const cell = row[name];
  return cell === undefined ? undefined : (parseNumericDate(cell, 'de-AT') ?? cell);
};

/** An object without the fields that are undefined; nothing is left: undefined. */
export const omitEmpty = (
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
