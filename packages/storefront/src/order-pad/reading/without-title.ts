import { readOrderList } from '@gastroshop/domain/order-list';

/** How far down the heads of columns are looked for. */
const MOST_TITLE_LINES = 12;

const isHead = (line: string): boolean => readOrderList(line).lines[0]?.status === 'NOISE';

/** A title fills one cell; what fills several is part of the list. */
const isTitle = (line: string): boolean => !/[\t;]/.test(line.replace(/[\s;]+$/, ''));

/** Leaves out what stands above the heads of a table: its title, the date, the customer. */
export const withoutTitle = (text: string): string => {
  const lines = text.split('\n');
  for (const [place, line] of lines.slice(0, MOST_TITLE_LINES).entries()) {
    if (isHead(line)) return lines.slice(place).join('\n');
    if (!isTitle(line)) return text;
  }
  return text;
};
