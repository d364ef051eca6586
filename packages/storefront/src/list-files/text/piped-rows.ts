/** Lines between the rows of a drawn table: |---|:--:|, +----+. */
const RULE = /^[\s|+:=_-]+$/;

/** Of the lines at least this share have the separator. */
const SHARE = 0.6;

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/**
 * The rows of a list whose cells stand between upright strokes, as merchandise systems write it and as tables are drawn
 * in text.
 *
 * @returns undefined where the text is no such list
 */
export const pipedRows = (text: string): readonly (readonly string[])[] | undefined => {
  if (!text.includes('|')) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^[\s+=_-]+$/.test(line));
  const piped = lines.filter((line) => line.includes('|'));
  const strokes = text.split('|').length;
  const isSeparatedOtherwise = ['\t', ';'].some((separator) => text.split(separator).length >= strokes);
  if (piped.length < lines.length * SHARE || isSeparatedOtherwise) return undefined;
  return lines.filter((line) => !RULE.test(line)).map(cellsOf);
};
