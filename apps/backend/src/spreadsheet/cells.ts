import type { CellObject } from 'write-excel-file/node';
import type { ColumnKind, SheetColumn, SheetValue } from './workbook';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Letters XML has no way to write, and halves of a letter. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** What a cell takes at most; a longer text makes the file one that spreadsheets call broken. */
const MAX_LETTERS = 32_767;

const FORMATS = { EURO: '"€" #,##0.00##', DAY: 'dd.mm.yyyy' } as const;

const written = (text: string): string => text.replaceAll(UNWRITABLE, '').slice(0, MAX_LETTERS);

/** A cell of text. Its format says "text" as well, so that editing it does not turn it into a formula. */
export const textCell = (text: string, style: CellObject = {}): CellObject => ({
  ...style,
  type: String,
  value: written(text),
  format: '@',
});

const isNumeric = (kind: ColumnKind | undefined): boolean => kind === 'NUMBER' || kind === 'EURO';

/** The cell of a value in a column of this kind. */
export const cellOf = (
  kind: ColumnKind | undefined,
  value: SheetValue,
  isBold: boolean,
): CellObject | undefined => {
  if (value === undefined || value === '') return undefined;
  const style: CellObject = {
    alignVertical: 'top',
    ...(isBold && { fontWeight: 'bold', topBorderStyle: 'thin' }),
    ...(kind === 'MARK' && { align: 'center' }),
    ...(isNumeric(kind) && { align: 'right' }),
  };
  if (isNumeric(kind) && DECIMAL.test(value))
    return { ...style, type: Number, value: Number(value), ...(kind === 'EURO' && { format: FORMATS.EURO }) };
  if (kind === 'DAY' && DAY.test(value))
    return { ...style, type: Date, value: new Date(`${value}T00:00:00Z`), format: FORMATS.DAY };
  // On paper nothing can be pulled wider: a long text goes on below instead of ending at the next cell.
  return textCell(value, { ...style, ...(kind === undefined || kind === 'TEXT' ? { wrap: true } : {}) });
};

/** Points of a bold letter on its way up, and above and below them all. */
const TURNED_LETTER = 6.2;
const TURNED_PADDING = 10;

/** The cell of a column's heading, next to its values and on their side. */
export const headCell = ({ heading, kind }: SheetColumn): CellObject =>
  textCell(heading, {
    fontWeight: 'bold',
    backgroundColor: '#E8E8E8',
    bottomBorderStyle: 'thin',
    alignVertical: 'bottom',
    align: isNumeric(kind) ? 'right' : kind === 'MARK' ? 'center' : 'left',
    // Spreadsheets find the height of turned text by themselves only where it is not wrapped, some not at all.
    ...(kind === 'MARK'
      ? { textRotation: 90, height: heading.length * TURNED_LETTER + TURNED_PADDING }
      : { wrap: true }),
  });
