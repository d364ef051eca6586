import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { noise } from '../order-file';
import { DECORATIONS, messengerStamp } from '../words/decorations';
import { aside, greeting, signature } from '../words/noise-lines';
import { annotatedLine, severalOrders, unclearLine } from './unclear-lines';
import { drawHabits, wordLine } from './word-lines';

const noiseLines = (texts: readonly string[], form: string): readonly Row[] =>
  texts.map((text) => ({ cells: [text], meaning: noise(form) }));

const each = (rows: readonly Row[], around: (text: string) => string): readonly Row[] =>
  rows.map(({ cells, meaning }) => ({ cells: cells.map(around), meaning }));

/** A list of words, one order in each line. */
export const plainLines = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const habits = drawHabits(random, DECORATIONS);
  return random.list(count, () => undefined).map((_, index) => wordLine(random, shelf, habits, index + 1));
};

/** A mail: greeting, orders with asides between them, signature; now and then all of it quoted. */
export const mail = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const orders = plainLines(random, shelf, count).flatMap((row) =>
    random.chance(6) ? [...noiseLines([aside(random)], 'aside'), row] : [row],
  );
  const rows = [
    ...noiseLines(greeting(random), 'greeting'),
    ...noiseLines([''], 'blank'),
    ...orders,
    ...noiseLines([''], 'blank'),
    ...noiseLines(signature(random), 'signature'),
  ];
  return random.chance(20) ? each(rows, (text) => `> ${text}`) : rows;
};

/** What is copied out of a messenger: each line with its time and name, or the first line only. */
export const messenger = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const orders = plainLines(random, shelf, count);
  const stamp = messengerStamp(random);
  return random.chance(60)
    ? each(orders, stamp)
    : [...noiseLines([stamp('Guten Morgen, für morgen bitte:')], 'greeting'), ...orders];
};

/** Lines that a careful reader asks about, between plain ones. */
export const carelessLines = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const habits = drawHabits(random, DECORATIONS);
  return random
    .list(count, () => undefined)
    .map((_, index) =>
      random.pick([
        () => unclearLine(random, shelf),
        () => severalOrders(random, shelf),
        () => annotatedLine(random, shelf),
        () => wordLine(random, shelf, habits, index + 1),
      ])(),
    );
};
