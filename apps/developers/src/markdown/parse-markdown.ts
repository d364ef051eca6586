/** A block of a text of Markdown, as far as our own documents use it. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const FENCE = '```';
const HEADING = /^(#{1,6}) (.+)$/;
const ITEM = /^(?:[-*]|\d+\.) /;
const INDENTED = /^ {4}/;
const CODED_BAR = '\\|';

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(CODED_BAR, '|'));

const tableOf = (lines: readonly string[]): Block => {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cellsOf(head.trim()), rows: rows.map((row) => cellsOf(row.trim())) };
};

const itemsOf = (lines: readonly string[]): string[] => {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.length - 1;
    if (ITEM.test(line) || last < 0) items.push(line.replace(ITEM, ''));
    // It goes on in the next line.
    else items[last] = `${items[last] ?? ''} ${line.trim()}`;
  }
  return items;
};

/** What the lines between two blank ones are. */
const blockOf = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  const [, marks, words] = HEADING.exec(first) ?? [];
  if (marks !== undefined && words !== undefined)
    return { kind: 'heading', level: marks.length, text: words };
  if (first.startsWith('|')) return tableOf(lines);
  if (ITEM.test(first)) return { kind: 'list', items: itemsOf(lines) };
  if (INDENTED.test(first))
    return { kind: 'code', text: lines.map((line) => line.replace(INDENTED, '')).join('\n') };
  return { kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') };
};

/**
 * The blocks of a text of Markdown: headings, paragraphs, lists of one level, tables and code. What our documents do not use
 * is not known, and becomes a paragraph.
 *
 * @example parseMarkdown('# a\n\nb') // [{ kind: 'heading', level: 1, text: 'a' }, { kind: 'paragraph', text: 'b' }]
 */
export const parseMarkdown = (text: string): Block[] => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fenced: string[] | undefined;
  const end = (): void => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith(FENCE)) {
      if (fenced === undefined) end();
      else blocks.push({ kind: 'code', text: fenced.join('\n') });
      fenced = fenced === undefined ? [] : undefined;
    } else if (fenced !== undefined) fenced.push(line);
    else if (line.trim() === '') end();
    else {
      // A heading is one line, also where no blank one follows.
      if (HEADING.test(lines[0] ?? '')) end();
      lines.push(line);
    }
  }
  end();
  return blocks;
};
