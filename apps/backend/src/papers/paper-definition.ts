import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Paper, PaperBlock, PaperFact } from './paper';
import { columnWidths, CONTENT_WIDTH, PAGE_MARGINS } from './page';
import { tableContent } from './table-content';

/** Points between the columns of facts, and of sums. */
const FACTS_GAP = 8;
const SUMS_GAP = 16;
const SUMS_WIDTH = 300;
/** Characters of a sum that its column holds in any case. */
const SUM_LENGTH = 18;
const MARK_WIDTH = 30;

const PAGE_OF = {
  de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

const factTable = (facts: readonly PaperFact[]): readonly Content[] =>
  facts.length === 0
    ? []
    : [
        {
          table: {
            widths: columnWidths([120, '*'], FACTS_GAP),
            body: facts.map(({ label, text }) => [
              { text: label, style: 'small', margin: [0, 2, 0, 0] },
              text,
            ]),
          },
          layout: 'noBorders',
        },
      ];

/** A thin line between sums, a dark one around the total. */
const sumLayout = (sums: readonly PaperFact[]): CustomTableLayout => {
  const isTotal = (line: number): boolean => sums[line]?.isTotal === true;
  return {
    hLineWidth: (line) => (line === 0 || line === sums.length ? 0 : 0.5),
    hLineColor: (line) => (isTotal(line) || isTotal(line - 1) ? '#333333' : '#bbbbbb'),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : SUMS_GAP / 2),
    paddingRight: (column) => (column === 0 ? SUMS_GAP / 2 : 0),
    paddingTop: () => 3,
    paddingBottom: () => 3,
  };
};

const sumTable = (sums: readonly PaperFact[]): readonly Content[] =>
  sums.length === 0
    ? []
    : [
        {
          unbreakable: true,
          margin: [CONTENT_WIDTH - SUMS_WIDTH, 14, 0, 0],
          table: {
            widths: columnWidths(['*', 105], SUMS_GAP, SUMS_WIDTH),
            body: sums.map(({ label, text, isTotal = false }) => [
              { text: label, bold: isTotal },
              // Only what is too long may go on below: a minus sign stays with its figure.
              { text, bold: isTotal, alignment: 'right', noWrap: text.length <= SUM_LENGTH },
            ]),
          },
          layout: sumLayout(sums),
        },
      ];

const blockContent = (block: PaperBlock, pictures: Readonly<Record<string, string>>): readonly Content[] => {
  switch (block.kind) {
    case 'FACTS':
      return factTable(block.facts);
    case 'TABLE':
      return [tableContent(block.table, pictures)];
    case 'SUMS':
      return sumTable(block.sums);
    case 'NOTES':
      return block.notes.map((text): Content => ({ text, style: 'small', margin: [0, 8, 0, 0] }));
    case 'CONTENT':
      return block.content;
  }
};

/**
 * The definition of a paper: A4, the mark and the name above every page, the address and "Seite n von m" below, tables
 * with their head on every page.
 */
export const paperDefinition = (paper: Paper): TDocumentDefinitions => {
  const { language, letterhead, title, heading = title, blocks, footer, pictures = {} } = paper;
  const { shop, mark, address } = letterhead;
  const markWidth = mark === '' ? 0 : MARK_WIDTH;
  const [shopWidth, titleWidth] = columnWidths(['*', '*'], markWidth);
  const [addressWidth, numberWidth] = columnWidths(['*', 90], 0);
  const pageOf = language.startsWith('en') ? PAGE_OF.en : PAGE_OF.de;
  return {
    pageSize: 'A4',
    pageMargins: PAGE_MARGINS,
    language,
    info: { title, author: shop, creator: shop },
    header: {
      margin: [40, 26, 40, 0],
      columns: [
        ...(mark === '' ? [] : [{ width: markWidth, svg: mark, fit: [22, 22] as [number, number] }]),
        { width: shopWidth, text: shop, bold: true, fontSize: 12, margin: [0, 3, 0, 0] },
        { width: titleWidth, text: title, alignment: 'right', margin: [0, 4, 0, 0] },
      ],
    },
    footer: (page, pages) => ({
      margin: [40, 14, 40, 0],
      style: 'small',
      columns: [
        {
          width: addressWidth,
          text: [address.join(' · '), ...(footer === undefined ? [] : [footer])]
            .filter((line) => line !== '')
            .join('\n'),
        },
        { width: numberWidth, text: pageOf(page, pages), alignment: 'right' },
      ],
    }),
    content: [{ text: heading, style: 'title' }, ...blocks.flatMap((block) => blockContent(block, pictures))],
    images: Object.fromEntries(Object.entries(pictures).filter(([, picture]) => picture.startsWith('data:'))),
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 6, 0, 4] },
      small: { fontSize: 8, color: '#555555' },
    },
  };
};
