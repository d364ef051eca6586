const QUOTE = '"';

/** Whether the character at an index of a line separates two cells. */
export type SeparatorTest = (line: string, index: number) => boolean;

/**
 * Cuts a line into cells without blanks around them. A cell that begins with a quotation mark reaches to the closing
 * one, separators included, and a doubled mark inside is one mark, as spreadsheets write it. A mark that is never
 * closed is an ordinary character: a cell never runs into the next line, so that one stray mark cannot swallow a list.
 *
 * @example splitCells('"Äpfel; rot";3', (line, index) => line[index] === ';') // ['Äpfel; rot', '3']
 */
export const splitCells = (line: string, isSeparator: SeparatorTest): readonly string[] => {
  const { cells, isOpen } = cut(line, isSeparator, line.includes(QUOTE));
  return isOpen ? cut(line, isSeparator, false).cells : cells;
};

/** The cells, and whether a quotation mark was left open, so that the line has to be read again without marks. */
interface Cut {
  readonly cells: readonly string[];
  readonly isOpen: boolean;
}

/** Where the reader stands: before a cell's first sign, in plain text, inside a quotation, behind one. */
type Place = 'START' | 'PLAIN' | 'QUOTED' | 'CLOSED';

const cut = (line: string, isSeparator: SeparatorTest, quotes: boolean): Cut => {
  const cells: string[] = [];
  let start = 0;
  let place: Place = 'START';
  for (let index = 0; index < line.length; index += 1) {
    if (place !== 'QUOTED' && isSeparator(line, index)) {
      cells.push(cellText(line.slice(start, index), place));
      start = index + 1;
      place = 'START';
    } else if (quotes) place = nextPlace(place, line.charAt(index));
  }
  cells.push(cellText(line.slice(start), place));
  return { cells, isOpen: place === 'QUOTED' };
};

const nextPlace = (place: Place, sign: string): Place => {
  switch (place) {
    case 'QUOTED':
      return sign === QUOTE ? 'CLOSED' : 'QUOTED';
    case 'CLOSED':
      // Two marks in a row are one inside the quotation.
      return sign === QUOTE ? 'QUOTED' : 'CLOSED';
    case 'START':
      if (sign === QUOTE) return 'QUOTED';
      return sign.trim() === '' ? 'START' : 'PLAIN';
    case 'PLAIN':
      return 'PLAIN';
  }
};

const cellText = (cell: string, place: Place): string => {
  const text = cell.trim();
  return place === 'CLOSED' && text.endsWith(QUOTE) ? text.slice(1, -1).replaceAll('""', QUOTE).trim() : text;
};
