import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { OrderPaper, PaperDelivery, PaperLine } from './order-paper';
import type { PaperFact } from './paper-fact';

/** Points. A4 leaves 515 of them between these margins. */
const MARGINS: [number, number, number, number] = [40, 64, 40, 56];

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

const articleCell = ({ name, sku, notes }: PaperLine): TableCell => ({
  stack: [name, ...[sku, ...notes].map((text): Content => ({ text, style: 'small' }))],
});

const rowOf = (line: PaperLine, showsPrices: boolean): TableCell[] => [
  articleCell(line),
  right(line.amount),
  ...(showsPrices ? [right(line.unitPrice ?? ''), right(line.rowTotal ?? '')] : []),
];

const deliveryOf = ({ heading, lines }: PaperDelivery, { words, showsPrices }: OrderPaper): Content => {
  const head = [words.article, words.amount, ...(showsPrices ? [words.unitPrice, words.rowTotal] : [])];
  // The heading is a row of the table's head: it stays with its lines, and stands again on the next page.
  const title = [{ text: heading, style: 'heading', colSpan: head.length }, ...head.slice(1).map(() => '')];
  return [
    {
      table: {
        headerRows: 2,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: showsPrices ? ['*', 70, 75, 80] : ['*', 90],
        body: [
          title,
          head.map((text, place) => ({ text, bold: true, alignment: place === 0 ? 'left' : 'right' })),
          ...lines.map((line) => rowOf(line, showsPrices)),
        ],
      },
      layout: 'lightHorizontalLines',
    },
  ];
};

const factTable = (facts: readonly PaperFact[]): Content => ({
  table: {
    widths: [120, '*'],
    body: facts.map(({ label, text }) => [{ text: label, style: 'small' }, text]),
  },
  layout: 'noBorders',
});

const sumTable = (sums: readonly PaperFact[]): Content => ({
  unbreakable: true,
  margin: [0, 14, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 300,
      table: { widths: ['*', 90], body: sums.map(({ label, text }) => [label, right(text)]) },
      layout: 'lightHorizontalLines',
    },
  ],
});

/** The definition of an order's paper: A4, the tenant's name on every page, tables with their head on every page. */
export const orderPdf = (paper: OrderPaper, language: string): TDocumentDefinitions => {
  const { words, shop, number, facts, deliveries, sums, footnotes } = paper;
  const title = `${words.order} ${number}`;
  return {
    pageSize: 'A4',
    pageMargins: MARGINS,
    language,
    info: { title, author: shop, creator: shop },
    header: {
      margin: [40, 28, 40, 0],
      columns: [
        { text: shop, bold: true },
        { text: title, alignment: 'right' },
      ],
    },
    footer: (page, pages) => ({
      text: words.page(page, pages),
      alignment: 'center',
      style: 'small',
      margin: [0, 20, 0, 0],
    }),
    content: [
      { text: title, style: 'title' },
      factTable(facts),
      ...deliveries.map((delivery) => deliveryOf(delivery, paper)),
      ...(sums.length === 0 ? [] : [sumTable(sums)]),
      ...footnotes.map((text): Content => ({ text, style: 'small', margin: [0, 8, 0, 0] })),
    ],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 16, 0, 6] },
      small: { fontSize: 8, color: '#555555' },
    },
  };
};
