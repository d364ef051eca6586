import type { ChosenParts } from './chosen-parts';
import type { TableColumns } from './header';
import type { ColumnRole } from './order-list-reading';
import { partOfCell } from './part';
import { cellsBy } from './table-line';
import type { UnitWordTest } from './unit-words';

/**
 * Reads a line below a header by its columns: the sku, else the GTIN, else the name is the article.
 *
 * @returns undefined when the line is not separated as the header is
 */
export const readByColumns = (
  line: string,
  columns: TableColumns,
  isUnitWord: UnitWordTest,
): ChosenParts | undefined => {
  const cells = withDecimalComma(cellsBy(line, columns.separator), columns);
  if (cells.length < 2) return undefined;
  const cellOf = (role: ColumnRole): string | undefined => {
    const text = cells[columns.positions.get(role) ?? -1];
    return text === '' ? undefined : text;
  };
  const name = cellOf('NAME');
  const article = cellOf('SKU') ?? cellOf('GTIN') ?? name;
  const amount = cellOf('AMOUNT');
  const part = amount === undefined ? undefined : partOfCell(amount, isUnitWord);
  return {
    article,
    amount: part?.kind === 'AMOUNT' ? part.number : amount,
    unit: cellOf('UNIT') ?? (part?.kind === 'AMOUNT' ? part.unit : undefined),
    note: article === name ? undefined : name,
  };
};

/** In a table separated by commas a line with one cell too many holds an amount with a decimal comma. */
const withDecimalComma = (cells: readonly string[], columns: TableColumns): readonly string[] => {
  const at = columns.positions.get('AMOUNT') ?? -1;
  const [whole = '', decimals = ''] = cells.slice(at, at + 2);
  const isCut = columns.separator === ',' && cells.length === columns.count + 1;
  return isCut && /^\d+$/.test(whole) && /^\d+$/.test(decimals)
    ? [...cells.slice(0, at), `${whole},${decimals}`, ...cells.slice(at + 2)]
    : cells;
};
