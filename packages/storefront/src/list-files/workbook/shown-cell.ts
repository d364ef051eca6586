import type { CellObject } from '@e965/xlsx';
import { cleanCell } from '../text/clean-text';
import { struckText } from '../text/struck-text';
import { formatSigns } from './format-signs';
import { isDateFormat, shownDate } from './shown-date';
import { isStruckStyle } from './struck-cells';

/** Spreadsheets keep fifteen digits; what lies behind them is an error of the binary numbers. */
const DIGITS = 15;

/** A number as a person writes it: no thousands, which would look like decimals, and a decimal comma. */
const plain = (value: number): string => String(Number(value.toPrecision(DIGITS))).replace('.', ',');

/**
 * What a format made of a number, with the signs of our language: the library writes those of English. Points and
 * commas that a format has as letters stay.
 */
const translated = (shown: string, format: string): string => {
  const signs = formatSigns(format);
  const withoutThousands = signs.includes(',') ? shown.replaceAll(/(?<=\d),(?=\d)/g, '') : shown;
  return signs.includes('.') ? withoutThousands.replace(/(?<=\d|^|\D)\.(?=\d)/, ',') : withoutThousands;
};

const isGeneral = (format: string): boolean => /^(?:general|standard)?$/i.test(format);

const shownNumber = (value: number, format: string, shown: string | undefined): string => {
  if (isGeneral(format) || shown === undefined || /\dE[+-]?\d/i.test(shown)) return plain(value);
  return translated(shown, format);
};

const textOf = (cell: CellObject | undefined): string => {
  if (cell?.v === undefined || cell.t === 'z') return '';
  const format = cell.z === undefined ? '' : String(cell.z);
  if (typeof cell.v === 'number' && cell.t === 'n')
    return cleanCell(
      isDateFormat(format) ? shownDate(cell.v, format, cell.w) : shownNumber(cell.v, format, cell.w),
    );
  return cleanCell(cell.w ?? String(cell.v));
};

/**
 * What a cell shows: its number in its format, its date in the words of our language, the last value of its formula.
 * Long numbers are written out, where a spreadsheet would shorten a GTIN to 9.00E+12. What is struck through stands
 * between tildes.
 */
export const shownCell = (cell: CellObject | undefined): string =>
  isStruckStyle(cell?.s) ? struckText(textOf(cell).replaceAll('~', '')) : textOf(cell);
