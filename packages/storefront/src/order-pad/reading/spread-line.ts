import type { ListLine } from './list-line';
import { readList } from './read-list';

/** A bare name that ends in a number: names do, and a name is looked for whole. */
const isName = (line: ListLine, typed: string): boolean => !/\d/.test(line.article) && !/^\d/.test(typed);

/**
 * Reads a whole line that was typed into the field of the article, as a pasted one is read: "3 Ktn Obers",
 * "100123 12", "2 Sack Zwiebel und 1 Kiste Limetten".
 *
 * @returns nothing where the text is just an article
 */
export const spreadLine = (typed: string): readonly ListLine[] => {
  const text = typed.trim();
  const lines = readList(text);
  const [first] = lines;
  // A code alone is one piece, and so it is written.
  if (first === undefined || first.article === text || isName(first, text)) return [];
  return lines.every(({ article, amount }) => article !== '' && amount !== '') ? lines : [];
};
