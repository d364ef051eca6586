import { filledWineAttributes, type WineAttributes } from '@gastroshop/domain/product';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { section, type SheetWords } from './sheet-frame';

/** Points: two names and values beside each other, so that a wine stays on one page. */
const WIDTHS = [80, 165, 80, 166];
/** The widest letters a line of a value holds in any case. */
const LETTERS = 20;

interface WineFact {
  readonly name: string;
  readonly text: string;
}

/** Stars in words: the letters of papers have none. */
const withoutStars = (value: string, words: SheetWords): string =>
  value.replaceAll(/★+/gu, (stars) => words('stars', { count: stars.length }));

const linesOf = (text: string): number => Math.ceil(text.length / LETTERS);

const pairOf = ({ name, text }: WineFact): readonly TableCell[] => [
  { text: name, style: 'small', margin: [0, 2, 0, 0] },
  { text },
];

/** What is told about a wine, each with its name, in the order of its page (PRD-11). */
export const wineSection = (wine: WineAttributes | undefined, words: SheetWords): readonly Content[] => {
  const facts = filledWineAttributes(wine ?? {}).map(({ key, value }): WineFact => ({
    name: words(key),
    text: withoutStars(value, words),
  }));
  const rows = facts.flatMap((fact, place) =>
    place % 2 === 0 ? [[fact, facts[place + 1] ?? { name: '', text: '' }] as const] : [],
  );
  if (rows.length === 0) return [];
  const body = rows.map(([first, second]) => [...pairOf(first), ...pairOf(second)]);
  return section(
    words('wine'),
    { table: { widths: WIDTHS, body }, layout: 'noBorders' },
    rows.reduce((sum, [first, second]) => sum + Math.max(linesOf(first.text), linesOf(second.text)), 0),
  );
};
