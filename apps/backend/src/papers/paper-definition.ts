import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Paper, PaperBlock, PaperFact } from './paper';
import { tableContent } from './table-content';

/** Points. A4 leaves 515 of them between these margins. */
const MARGINS: [number, number, number, number] = [40, 72, 40, 64];

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
            widths: [120, '*'],
            body: facts.map(({ label, text }) => [
              { text: label, style: 'small', margin: [0, 2, 0, 0] },
              text,
            ]),
          },
          layout: 'noBorders',
        },
      ];

const sumTable = (sums: readonly PaperFact[]): readonly Content[] =>
  sums.length === 0
    ? []
    : [
        {
          unbreakable: true,
          margin: [0, 14, 0, 0],
          columns: [
            { width: '*', text: '' },
            {
              width: 300,
              table: {
                widths: ['*', 90],
                body: sums.map(({ label, text }) => [label, { text, alignment: 'right', noWrap: true }]),
              },
              layout: 'lightHorizontalLines',
            },
          ],
        },
      ];

const blockContent = (block: PaperBlock): readonly Content[] => {
  switch (block.kind) {
    case 'FACTS':
      return factTable(block.facts);
    case 'TABLE':
      return [tableContent(block.table)];
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
  const { language, letterhead, title, heading = title, blocks, footer } = paper;
  const { shop, mark, address } = letterhead;
  const pageOf = language.startsWith('en') ? PAGE_OF.en : PAGE_OF.de;
  return {
    pageSize: 'A4',
    pageMargins: MARGINS,
    language,
    info: { title, author: shop, creator: shop },
    header: {
      margin: [40, 26, 40, 0],
      columns: [
        ...(mark === '' ? [] : [{ width: 30, svg: mark, fit: [22, 22] as [number, number] }]),
        { width: '*', text: shop, bold: true, fontSize: 12, margin: [0, 3, 0, 0] },
        { width: '*', text: title, alignment: 'right', margin: [0, 4, 0, 0] },
      ],
    },
    footer: (page, pages) => ({
      margin: [40, 14, 40, 0],
      style: 'small',
      columns: [
        {
          width: '*',
          text: [address.join(' · '), ...(footer === undefined ? [] : [footer])]
            .filter((line) => line !== '')
            .join('\n'),
        },
        { width: 90, text: pageOf(page, pages), alignment: 'right' },
      ],
    }),
    content: [{ text: heading, style: 'title' }, ...blocks.flatMap(blockContent)],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 6, 0, 4] },
      small: { fontSize: 8, color: '#555555' },
    },
  };
};
