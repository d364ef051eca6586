/** What the cells of a column are, as far as a sample tells. */
export interface ColumnKind {
  readonly kind: 'whole' | 'decimals' | 'words';
  /** Cells with nothing in them. */
  readonly empty: number;
}

/** Says what the cells of a column are, so that a buyer knows it again. */
export const columnKind = (cells: readonly string[]): ColumnKind => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const all = (form: RegExp): boolean => filled.every((cell) => form.test(cell));
  return {
    kind: all(/^[\d\s.']+$/) ? 'whole' : all(/^[^\p{L}]*\d[^\p{L}]*$/u) ? 'decimals' : 'words',
    empty: cells.length - filled.length,
  };
};
