import { htmlRows } from './html-rows';

/** Looked for before a page is read: hardly any paste has it, and pages may be large. */
const MAY_STRIKE = /line-through|<(?:s|del|strike)\b/i;

/**
 * What was pasted, as text. Where the page or spreadsheet it comes from strikes something through, which a plain text
 * cannot show, its cells are read with that between tildes.
 *
 * @example pastedText(event.clipboardData)
 */
export const pastedText = (data: Pick<DataTransfer, 'getData'>): string => {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  if (text.trim() === '' || !MAY_STRIKE.test(html)) return text;
  const rows = htmlRows(html);
  return rows.some((cells) => cells.some((cell) => cell.includes('~')))
    ? rows.map((cells) => cells.join('\t')).join('\n')
    : text;
};
