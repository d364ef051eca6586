import { Random } from '../money-oracle';
import { asAlignedText } from './as-aligned-text';
import { asMessage, asSheet, asText, type CellSeparator } from './as-file';
import type { Shelf } from './assortment';
import { bareTable } from './kinds/bare-table';
import { carelessLines, mail, messenger, plainLines } from './kinds/messages';
import { scans } from './kinds/scans';
import { severalAmountColumns } from './kinds/several-amount-columns';
import { drawColumns } from './kinds/table-columns';
import { formRows } from './kinds/table-form';
import type { OrderFile } from './order-file';

type Draw = (random: Random, shelf: Shelf, count: number) => OrderFile;

const SEPARATORS: readonly CellSeparator[] = [';', ';', ';', '\t', '\t', ',', '|'];

const language = (random: Random) => (random.chance(75) ? 'de' : 'en');

const form = (random: Random, shelf: Shelf, count: number) =>
  formRows(random, shelf, drawColumns(random, language(random)), count);

/** The kinds of lists, each so many of a hundred. */
const KINDS: readonly (readonly [share: number, name: string, draw: Draw])[] = [
  [
    24,
    'form as text',
    (random, shelf, count) =>
      asText('form as text', form(random, shelf, count), random, random.pick(SEPARATORS)),
  ],
  [14, 'form as sheet', (random, shelf, count) => asSheet('form as sheet', form(random, shelf, count))],
  [
    5,
    'printed form',
    (random, shelf, count) => asAlignedText('printed form', form(random, shelf, count), random),
  ],
  [
    5,
    'several amounts',
    (random, shelf, count) => {
      const { rows, asks } = severalAmountColumns(random, shelf, language(random), count);
      return random.chance(50)
        ? asSheet('several amounts', rows, asks)
        : asText('several amounts', rows, random, random.pick([';', '\t']), asks);
    },
  ],
  [
    12,
    'bare table',
    (random, shelf, count) => {
      const rows = bareTable(random, shelf, count);
      return random.chance(30)
        ? asSheet('bare table', rows)
        : asText('bare table', rows, random, random.pick(SEPARATORS));
    },
  ],
  [14, 'lines', (random, shelf, count) => asMessage('lines', plainLines(random, shelf, count), random)],
  [8, 'mail', (random, shelf, count) => asMessage('mail', mail(random, shelf, count), random)],
  [6, 'messenger', (random, shelf, count) => asMessage('messenger', messenger(random, shelf, count), random)],
  [
    6,
    'careless',
    (random, shelf, count) => asMessage('careless', carelessLines(random, shelf, count), random),
  ],
  [
    6,
    'scans',
    (random, shelf, count) => asMessage('scans', scans(random, shelf, count), random, random.chance(50)),
  ],
];

const HUNDRED = 100;

/** How many lines: most lists are short, a few are a whole assortment. */
const drawCount = (random: Random, most: number): number =>
  Math.min(
    most,
    random.pick([
      () => random.whole(1, 3),
      () => random.whole(2, 12),
      () => random.whole(5, 30),
      () => (random.chance(97) ? random.whole(10, 60) : random.whole(60, 5000)),
    ])(),
  );

/**
 * Draws a list as somebody would send it, the same for the same seed and shelf.
 *
 * @param most lines at most
 * @example drawOrderFile(4711, shelfOf(articles)).lines
 */
export const drawOrderFile = (seed: number, shelf: Shelf, most = 5000): OrderFile => {
  const random = new Random(seed);
  // Seeds that follow one another draw alike at first.
  for (let skipped = 0; skipped < 8; skipped += 1) random.next();
  let place = random.next() * HUNDRED;
  const kind = KINDS.find(([share]) => {
    place -= share;
    return place < 0;
  });
  const [, , draw] = kind ?? random.pick(KINDS);
  return draw(random, shelf, drawCount(random, most));
};
