import type { WorkSheet } from '@e965/xlsx';
import { looksLikeNumber } from '../sheets/product-rows';
import { shownCell } from './shown-cell';

/** What a sheet shows. */
interface ShownRows {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: number;
}

/**
 * The rows of a sheet as it shows them. What a buyer does not see in a file is not ordered: hidden rows are counted and
 * left out, as they are when a filtered list is copied. A hidden column is left out as well, unless it holds the
 * numbers of the products, which many an order form hides.
 */
export const sheetRows = (sheet: WorkSheet): ShownRows => {
  const rows: string[][] = [];
  let hiddenRows = 0;
  const data = sheet['!data'] ?? [];
  // Rows and cells that are empty may not be there at all.
  for (let place = 0; place < data.length; place += 1) {
    const row = Array.from(data[place] ?? [], shownCell);
    const isEmpty = row.every((text) => text === '');
    if (!isEmpty && sheet['!rows']?.[place]?.hidden === true) hiddenRows += 1;
    else if (!isEmpty || rows.at(-1)?.length !== 0) rows.push(isEmpty ? [] : row);
  }
  return { rows: withoutColumns(rows, hiddenColumns(sheet, rows)), hiddenRows };
};

const hiddenColumns = (sheet: WorkSheet, rows: readonly (readonly string[])[]): ReadonlySet<number> => {
  const columns = new Set<number>();
  const all = sheet['!cols'] ?? [];
  for (let place = 0; place < all.length; place += 1) {
    if (all[place]?.hidden !== true) continue;
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    if (cells.filter(looksLikeNumber).length * 2 <= cells.length) columns.add(place);
  }
  return columns;
};

const withoutColumns = (
  rows: readonly (readonly string[])[],
  hidden: ReadonlySet<number>,
): readonly (readonly string[])[] =>
  hidden.size === 0 ? rows : rows.map((row) => row.filter((_, place) => !hidden.has(place)));
