import { isNumberBelow, spreadBelow, type TallRow } from '../sheets/spread-below';
import { cleanCell } from '../text/clean-text';

/** What begins a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DIV DL DT FIELDSET FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);

const UNSEEN: ReadonlySet<string> = new Set('HEAD NOSCRIPT OBJECT SCRIPT STYLE TEMPLATE TITLE'.split(' '));

/** Columns a cell may claim to reach over; more is a mistake, or malice. */
const MOST_COLUMNS = 200;

const isUnseen = (element: Element): boolean =>
  UNSEEN.has(element.tagName.toUpperCase()) ||
  /display\s*:\s*none/i.test(element.getAttribute('style') ?? '') ||
  element.hasAttribute('hidden');

const spanOf = (cell: Element): number => {
  const span = Number.parseInt(cell.getAttribute('colspan') ?? '1', 10);
  return span > 1 ? Math.min(span, MOST_COLUMNS) : 1;
};

/** Reads what a page shows from its top to its bottom. */
class PageReader {
  readonly rows: TallRow[] = [];
  private line = '';

  private endLine(): void {
    const text = cleanCell(this.line);
    this.line = '';
    if (text !== '') this.rows.push({ cells: [text], below: [] });
  }

  private readRow(row: Element): void {
    const cells = [...row.children].filter((cell) => /^t[dh]$/i.test(cell.tagName) && !isUnseen(cell));
    // A table around others only says where they stand.
    if (row.querySelector('table') !== null) {
      for (const cell of cells) {
        this.readChildren(cell);
        this.endLine();
      }
      return;
    }
    const tall = tallRow(
      cells.flatMap((cell) => [linesOf(cell), ...Array.from({ length: spanOf(cell) - 1 }, () => [])]),
    );
    if (tall.cells.some((text) => text !== '')) this.rows.push(tall);
  }

  private readElement(element: Element): void {
    const name = element.tagName.toUpperCase();
    if (isUnseen(element)) return;
    if (name === 'TR') {
      this.endLine();
      this.readRow(element);
      return;
    }
    const isBlock = BLOCKS.has(name);
    if (isBlock || name === 'BR') this.endLine();
    this.readChildren(element);
    if (isBlock) this.endLine();
  }

  readChildren(parent: Element): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        if (node instanceof Element) this.readElement(node);
      } else if (node.nodeType === Node.TEXT_NODE) this.line += node.nodeValue ?? '';
    }
  }

  readPage(page: Element): readonly TallRow[] {
    this.readChildren(page);
    this.endLine();
    return this.rows;
  }
}

/** A cell that has a number below its name keeps only the name; the lines of any other are one. */
const tallRow = (cells: readonly (readonly string[])[]): TallRow => {
  const below = cells.flatMap(([, ...lines]) => (lines.some(isNumberBelow) ? lines : []));
  return {
    cells: cells.map(([first = '', ...lines]) =>
      lines.some(isNumberBelow) ? first : [first, ...lines].join(' '),
    ),
    below,
  };
};

const linesOf = (cell: Element): readonly string[] => {
  const lines = [''];
  const gather = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) lines.push((lines.pop() ?? '') + (node.nodeValue ?? ''));
      else if (node instanceof Element && !isUnseen(node)) {
        if (node.tagName.toUpperCase() === 'BR' || BLOCKS.has(node.tagName.toUpperCase())) lines.push('');
        gather(node);
      }
    }
  };
  gather(cell);
  return lines.map(cleanCell).filter((line) => line !== '');
};

/**
 * What a page shows, line by line: the rows of its tables with their cells, and the lines between them as rows of one
 * cell. Nothing of the page runs or is loaded.
 */
export const htmlRows = (html: string): readonly (readonly string[])[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return spreadBelow(new PageReader().readPage(body));
};
