import type { Letterhead, DocumentLayout, LayoutCell, PaperColumn, LayoutTable } from '../papers';
import type { OrderContent } from './order-content';
import type { DeliveryContent, PaperLine } from './paper-line';

const rowOf = (
  { name, sku, notes, amount, unitPrice, rowTotal }: PaperLine,
  showsPrices: boolean,
): readonly LayoutCell[] => [
  { text: name, notes: [sku, ...notes].filter((note) => note !== '') },
  amount,
  ...(showsPrices ? [unitPrice ?? '', rowTotal ?? ''] : []),
];

const tableOf = ({ heading, lines }: DeliveryContent, { words, showsPrices }: OrderContent): LayoutTable => {
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
export const layoutOrder = (
  order: OrderContent,
  letterhead: Letterhead,
  language: string,
): DocumentLayout => {
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
