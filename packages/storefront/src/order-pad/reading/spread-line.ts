import { readOrderList } from '@gastroshop/domain/order-list';
import type { ListLine } from './list-line';

/**
 * Reads a whole line that was typed into the field of the article: "3 Ktn Obers", "100123 12". Names that only end in
 * a number are left alone, because names do.
 *
 * @returns undefined where the text is just an article
 */
export const spreadLine = (typed: string): ListLine | undefined => {
  const [line, ...more] = readOrderList(typed).lines;
  if (line === undefined || line.status === 'NOISE' || more.length > 0) return undefined;
  const { article, amount, unit = '', text } = line;
  if (article === undefined || amount === undefined || article.text === text) return undefined;
  if (article.kind === 'NAME' && !/^\d/.test(text)) return undefined;
  return { article: article.text, amount: String(amount), unit };
};
