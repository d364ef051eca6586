/** What became of a row: its cells, or that a quotation mark opens a cell and none closes it. */
export type RowCells =
  | { readonly kind: 'WHOLE'; readonly cells: readonly string[] }
  /** The next line may close it. */
  | { readonly kind: 'OPEN' }
  /** Another mark stands where none may: it never was closed. */
  | { readonly kind: 'BROKEN' };

const QUOTE = '"';

const cutAt = (text: string, from: number, delimiter: string): number => {
  const end = text.indexOf(delimiter, from);
  return end < 0 ? text.length : end;
};

/**
 * The cells of a row, blanks around them dropped. A cell that begins with a quotation mark ends with one, and may hold
 * line ends and doubled marks; a mark inside a cell that begins otherwise is part of it (`Blech 12" rund`), and so is one
 * inside a quoted cell of a single line that no delimiter follows. A pair of marks with text behind it quotes words of
 * the cell, which stays as it is written (`"Edamer" jung`).
 */
export const cellsOf = (text: string, delimiter: string): RowCells => {
  const cells: string[] = [];
  const isOneLine = !text.includes('\n');
  let from = 0;
  for (;;) {
    const end = cutAt(text, from, delimiter);
    const begins = text.slice(from, end).trimStart();
    if (!begins.startsWith(QUOTE)) {
      cells.push(text.slice(from, end).trim());
      if (end === text.length) return { kind: 'WHOLE', cells };
      from = end + 1;
      continue;
    }
    let at = text.indexOf(QUOTE, from) + 1;
    let cell = '';
    let isPair = false;
    for (;;) {
      const quote = text.indexOf(QUOTE, at);
      if (quote < 0 && isPair) {
        const next = cutAt(text, at, delimiter);
        cells.push(text.slice(from, next).trim());
        if (next === text.length) return { kind: 'WHOLE', cells };
        from = next + 1;
        break;
      }
      if (quote < 0) return { kind: 'OPEN' };
      cell += text.slice(at, quote);
      at = quote + 1;
      if (text.charAt(at) === QUOTE) {
        cell += QUOTE;
        at += 1;
        continue;
      }
      const next = cutAt(text, at, delimiter);
      if (text.slice(at, next).trim() === '') {
        cells.push(cell.trim());
        if (next === text.length) return { kind: 'WHOLE', cells };
        from = next + 1;
        break;
      }
      if (!isOneLine) return { kind: 'BROKEN' };
      cell += QUOTE;
      isPair = !isPair;
    }
  }
};
