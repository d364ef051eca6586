import type { Letterhead, Paper, PaperCell, PaperColumn, PaperTable } from '../papers';
import type { OrderPaper } from './order-paper';
import type { PaperDelivery, PaperLine } from './paper-line';

const rowOf = (
  { name, sku, notes, amount, unitPrice, rowTotal }: PaperLine,
  showsPrices: boolean,
): readonly PaperCell[] => [
  { text: name, notes: [sku, ...notes].filter((note) => note !== '') },
  amount,
  ...(showsPrices ? [unitPrice ?? '', rowTotal ?? ''] : []),
];

const tableOf = ({ heading, lines }: PaperDelivery, { words, showsPrices }: OrderPaper): PaperTable => {
  const priceColumns: readonly PaperColumn[] = showsPrices
    ? [
        { heading: words('unitPrice'), width: 88, align: 'RIGHT' },
        // Holds what a line can cost at most, with its mark of an estimate: a figure is never broken.
        { heading: words('rowTotal'), width: 106, align: 'RIGHT' },
      ]
    : [];
  return {
    heading,
    columns: [
      { heading: words('article'), width: '*' },
      { heading: words('amount'), width: priceColumns.length > 0 ? 62 : 90, align: 'RIGHT' },
      ...priceColumns,
    ],
    rows: lines.map((line) => rowOf(line, showsPrices)),
  };
};

/** An order as a paper of the shop. */
export const orderSheet = (order: OrderPaper, letterhead: Letterhead, language: string): Paper => {
  const { title, facts, deliveries, sums, footnotes } = order;
  return {
    language,
    letterhead,
    title,
    blocks: [
      { kind: 'FACTS', facts },
      ...deliveries.map((delivery) => ({ kind: 'TABLE' as const, table: tableOf(delivery, order) })),
      { kind: 'SUMS', sums },
      { kind: 'NOTES', notes: footnotes },
    ],
  };
};
