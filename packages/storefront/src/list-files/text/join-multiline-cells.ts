const LINE_BREAK = /\s*[\r\n]+\s*/g;

const SEPARATORS = ['\t', ';', ',', '|'] as const;

type Rows = readonly (readonly string[])[];

const written = (cell: string, separator: string): string => {
  const line = cell.replace(LINE_BREAK, ' ');
  return line.includes(separator) || line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};

const isBroken = (cell: string): boolean => /[\r\n]/.test(cell);

/** How many rows are as wide as most are; a separator of other things makes rows of any width, or of one cell. */
const evenness = (rows: Rows): number => {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / rows.length;
};

/**
 * Joins the lines of quoted cells that have line breaks inside, as spreadsheets write them. Lists without such cells
 * stay as they are, and so does text in which a quotation mark is left open: there each line is a line. The reader of
 * such cells is loaded for those lists alone.
 */
export const joinMultilineCells = async (text: string): Promise<string> => {
  if (!/(?:^|[\t;,|\r\n])"/.test(text)) return text;
  const { parse } = await import('papaparse');
  let best: { readonly separator: string; readonly rows: Rows; readonly even: number } | undefined;
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const { data: rows, errors } = parse<string[]>(text, { delimiter: separator });
    const even = evenness(rows);
    if (errors.length === 0 && even > (best?.even ?? 0)) best = { separator, rows, even };
  }
  if (!best?.rows.some((cells) => cells.some(isBroken))) return text;
  const { separator, rows } = best;
  return rows.map((cells) => cells.map((cell) => written(cell, separator)).join(separator)).join('\n');
};
