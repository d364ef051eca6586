import { readOrderList } from '@gastroshop/domain/order-list';

/** What was typed into the search: an article, and an amount where one stands before it. */
export interface TypedOrder {
  /** The article as typed. */
  readonly text: string;
  readonly amount?: number | undefined;
  /** The unit as typed. */
  readonly unit?: string | undefined;
}

/**
 * Reads an amount before an article. Amounts behind it are not read here: names end in numbers themselves.
 *
 * @example readTypedOrder('3 Ktn Obers') // { text: 'Obers', amount: 3, unit: 'Ktn' }
 */
export const readTypedOrder = (typed: string): TypedOrder => {
  const text = typed.trim();
  if (!/^\d/.test(text)) return { text };
  const [line, ...more] = readOrderList(text).lines;
  if (line === undefined || line.status === 'NOISE' || more.length > 0) return { text };
  const { article, amount, unit } = line;
  if (article?.kind !== 'NAME' || amount === undefined) return { text };
  return { text: article.text, amount, ...(unit !== undefined && { unit }) };
};
