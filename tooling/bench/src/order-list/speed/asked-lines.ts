import type { resolveOrderList } from '@gastroshop/api-client';
import type { ProductReference, OrderListLine } from '@gastroshop/domain/order-list';

/** A line as a backend is asked about it. */
export type AskedLine = Parameters<typeof resolveOrderList>[1]['body']['lines'][number];

/** A line as a version of the reader tells it: the first ones knew orders and names of columns alone. */
type ReadLine = Pick<OrderListLine, 'lineNumber' | 'text'> & {
  readonly kind?: 'ITEM' | 'HEADER';
  readonly status?: OrderListLine['status'];
  readonly article?: ProductReference | undefined;
  readonly amount?: number | undefined;
  readonly unit?: string | undefined;
  readonly note?: string | undefined;
  readonly alternatives?: OrderListLine['alternatives'];
};

/** The reader of any version. */
export type ReadOrderList = (text: string) => readonly ReadLine[] | { readonly lines: readonly ReadLine[] };

const READINGS = 4;

const orderedPart = ({ article, amount, unit }: Pick<ReadLine, 'article' | 'amount' | 'unit'>) => ({
  article: article?.text ?? '',
  ...(amount !== undefined && { amount }),
  ...(unit !== undefined && { unit }),
});

const isAskedAbout = ({ kind, status, article }: ReadLine): boolean =>
  kind !== 'HEADER' && status !== 'NOISE' && status !== 'NOT_ORDERED' && article !== undefined;

/** What the shop of a version asks its backend about a list. */
export const askedLines = (read: ReturnType<ReadOrderList>): AskedLine[] =>
  ('lines' in read ? read.lines : read).filter(isAskedAbout).map((line, index) => ({
    lineNumber: index + 1,
    ...orderedPart(line),
    ...(line.note !== undefined && line.article?.kind !== 'NAME' && { note: line.note }),
    // Versions that tell other ways to read a line send them, and the line.
    ...(line.alternatives !== undefined && {
      text: line.text,
      alternatives: line.alternatives.slice(0, READINGS).map(orderedPart),
    }),
  }));
