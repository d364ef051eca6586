const LINE_BREAK = /\s*[\r\n]+\s*/g;

const separatorOf = (text: string): string => {
  if (text.includes('\t')) return '\t';
  return text.includes(';') ? ';' : ',';
};

const written = (cell: string, separator: string): string => {
  const line = cell.replace(LINE_BREAK, ' ');
  return line.includes(separator) || line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};

/**
 * Joins the lines of quoted cells that have line breaks inside, as spreadsheets write them. Lists without such cells
 * stay as they are, and so does text in which a quotation mark is left open: there each line is a line. The reader of
 * such cells is loaded for those lists alone.
 */
export const joinBrokenCells = async (text: string): Promise<string> => {
  if (!/(?:^|[\t;,\r\n])"/.test(text)) return text;
  const separator = separatorOf(text);
  const { parse } = await import('papaparse');
  const { data, errors } = parse<string[]>(text, { delimiter: separator });
  const isBroken = data.some((cells) => cells.some((cell) => /[\r\n]/.test(cell)));
  if (errors.length > 0 || !isBroken) return text;
  return data.map((cells) => cells.map((cell) => written(cell, separator)).join(separator)).join('\n');
};
