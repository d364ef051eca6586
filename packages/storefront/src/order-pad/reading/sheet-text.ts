/** A cell as a person would write it: a decimal point would look like the point of thousands. */
const cellText = (cell: unknown): string => {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).replace(/\s+/g, ' ') : '';
};

/** The rows of a sheet as text: a line each, the cells separated by tabs. */
export const sheetText = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((cells) => cells.map(cellText).join('\t')).join('\n');
