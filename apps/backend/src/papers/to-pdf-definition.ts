import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DocumentLayout, LayoutBlock, LabelledText } from './document-layout';
import { columnWidths, PAGE_MARGINS } from './page';
import { keptNotes, noteContent, totalsContent } from './totals-content';
import { tableContent } from './table-content';
import { keepMeasuresTogether } from './keep-measures-together';

/** Points between the columns of facts. */
const FACTS_GAP = 8;
const MARK_WIDTH = 30;

const PAGE_OF = {
  de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

const factTable = (facts: readonly LabelledText[]): readonly Content[] =>
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

const blockContent = (
  block: LayoutBlock,
  images: Readonly<Record<string, string>>,
  { before, after }: { readonly before: LayoutBlock | undefined; readonly after: LayoutBlock | undefined },
): readonly Content[] => {
  switch (block.kind) {
    case 'FACTS':
      return factTable(block.facts);
    case 'TABLE':
      return [tableContent(block.table, images)];
    case 'SUMS':
      return [totalsContent(block.sums, keptNotes(block, after))];
    case 'NOTES':
      return keptNotes(before, block) === undefined ? noteContent(block.notes) : [];
    case 'CONTENT':
      return block.content;
  }
};

/**
 * The definition of a paper: A4, the mark and the name above every page, the address and "Seite n von m" below, tables
 * with their head on every page.
 */
export const toPdfDefinition = (paper: DocumentLayout): TDocumentDefinitions => {
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
    content: [
      { text: keepMeasuresTogether(heading), style: 'title' },
      ...blocks.flatMap((block, place) =>
        blockContent(block, pictures, { before: blocks[place - 1], after: blocks[place + 1] }),
      ),
    ],
    images: Object.fromEntries(Object.entries(pictures).filter(([, image]) => image.startsWith('data:'))),
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 6, 0, 4] },
      small: { fontSize: 8, color: '#555555' },
    },
  };
};
