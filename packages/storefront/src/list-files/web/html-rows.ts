import { isNumberBelow, spreadBelow, type TallRow } from '../sheets/spread-below';
import { cleanCell } from '../text/clean-text';
import { struckText } from '../text/struck-text';

/** What begins a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DIV DL DT FIELDSET FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);

const UNSEEN: ReadonlySet<string> = new Set('HEAD NOSCRIPT OBJECT SCRIPT STYLE TEMPLATE TITLE'.split(' '));

/** Where the look of an element is read; see `inert`. */
const STYLE = 'data-style';

/** What strikes its text through. */
const STRUCK: ReadonlySet<string> = new Set('DEL S STRIKE'.split(' '));
/** Bounded, so that a page that was made to keep a reader busy does not. */
const STRIKES = /text-decoration[^;}]{0,100}line-through/i;

/** A style sheet within a page, up to its end or that of the page. */
const SHEET = /<style\b[^<>]*>([^]*?)(?:<\/style\s*>|$)/gi;

/** The classes by which a page strikes text through: spreadsheets give each look of a cell a class. */
const strikingClasses = (html: string): ReadonlySet<string> => {
  const rules = [...html.matchAll(SHEET)].flatMap(([, sheet = '']) => sheet.split('}'));
  return new Set(
    rules.flatMap((rule) => {
      // The last two: a sheet may stand within a condition ("@media print { .a { …").
      const [selectors = '', looks = ''] = rule.split('{').slice(-2);
      return STRIKES.test(looks) ? [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) : [];
    }),
  );
};

/** A page without styles of its own, which the shop's policy would refuse and complain of: looks are read as data. */
const inert = (html: string): string =>
  html.replaceAll(SHEET, '').replaceAll(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, `$1${STYLE}`);

// Around each piece of struck text, until its line is whole: signs of the private use area, which no page means.
const [BEGIN, END] = ['\ue000', '\ue001'] as const;

const shownLine = (line: string): string =>
  cleanCell(
    line
      .replaceAll(/\ue001(\s*)\ue000/g, '$1')
      .replaceAll(/\ue000([^\ue000\ue001]*)\ue001/g, (_, struck: string) => struckText(struck)),
  );

/** Columns a cell may claim to reach over; more is a mistake, or malice. */
const MOST_COLUMNS = 200;

const isUnseen = (element: Element): boolean =>
  UNSEEN.has(element.tagName.toUpperCase()) ||
  /display\s*:\s*none/i.test(element.getAttribute(STYLE) ?? '') ||
  element.hasAttribute('hidden');

const spanOf = (cell: Element): number => {
  const span = Number.parseInt(cell.getAttribute('colspan') ?? '1', 10);
  return span > 1 ? Math.min(span, MOST_COLUMNS) : 1;
};

/** Reads what a page shows from its top to its bottom. */
class PageReader {
  readonly rows: TallRow[] = [];
  private line = '';

  constructor(private readonly striking: ReadonlySet<string>) {}

  private strikes(element: Element): boolean {
    return (
      STRUCK.has(element.tagName.toUpperCase()) ||
      STRIKES.test(element.getAttribute(STYLE) ?? '') ||
      [...element.classList].some((name) => this.striking.has(name))
    );
  }

  private endLine(): void {
    const text = shownLine(this.line);
    this.line = '';
    if (text !== '') this.rows.push({ cells: [text], below: [] });
  }

  private readRow(row: Element, struck: boolean): void {
    const cells = [...row.children].filter((cell) => /^t[dh]$/i.test(cell.tagName) && !isUnseen(cell));
    // A table around others only says where they stand.
    if (row.querySelector('table') !== null) {
      for (const cell of cells) {
        this.readChildren(cell, struck || this.strikes(cell));
        this.endLine();
      }
      return;
    }
    const tall = tallRow(
      cells.flatMap((cell) => [
        this.linesOf(cell, struck || this.strikes(cell)),
        ...Array.from({ length: spanOf(cell) - 1 }, () => []),
      ]),
    );
    if (tall.cells.some((text) => text !== '')) this.rows.push(tall);
  }

  private linesOf(cell: Element, isStruck: boolean): readonly string[] {
    const lines = [''];
    const gather = (parent: Element, struck: boolean): void => {
      for (const node of parent.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) lines.push((lines.pop() ?? '') + pieceOf(node, struck));
        else if (node instanceof Element && !isUnseen(node)) {
          if (node.tagName.toUpperCase() === 'BR' || BLOCKS.has(node.tagName.toUpperCase())) lines.push('');
          gather(node, struck || this.strikes(node));
        }
      }
    };
    gather(cell, isStruck);
    return lines.map(shownLine).filter((line) => line !== '');
  }

  private readElement(element: Element, outside: boolean): void {
    const name = element.tagName.toUpperCase();
    if (isUnseen(element)) return;
    const struck = outside || this.strikes(element);
    if (name === 'TR') {
      this.endLine();
      this.readRow(element, struck);
      return;
    }
    const isBlock = BLOCKS.has(name);
    if (isBlock || name === 'BR') this.endLine();
    this.readChildren(element, struck);
    if (isBlock) this.endLine();
  }

  private readChildren(parent: Element, struck: boolean): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        if (node instanceof Element) this.readElement(node, struck);
      } else if (node.nodeType === Node.TEXT_NODE) this.line += pieceOf(node, struck);
    }
  }

  readPage(page: Element): readonly TallRow[] {
    this.readChildren(page, this.strikes(page));
    this.endLine();
    return this.rows;
  }
}

const pieceOf = ({ nodeValue }: Node, struck: boolean): string =>
  struck && nodeValue !== null && nodeValue.trim() !== '' ? `${BEGIN}${nodeValue}${END}` : (nodeValue ?? '');

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

/**
 * What a page shows, line by line: the rows of its tables with their cells, and the lines between them as rows of one
 * cell. Nothing of the page runs or is loaded.
 */
export const htmlRows = (html: string): readonly (readonly string[])[] => {
  const { body } = new DOMParser().parseFromString(inert(html), 'text/html');
  return spreadBelow(new PageReader(strikingClasses(html)).readPage(body));
};
