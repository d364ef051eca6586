import { Random } from '../money-oracle';
import { asAlignedText } from './as-aligned-text';
import { asMessage, asSheet, asText, type CellSeparator, type DrawnFile } from './as-file';
import type { Shelf } from './assortment';
import { bareTable } from './kinds/bare-table';
import { carelessLines, mail, messenger, plainLines } from './kinds/messages';
import { scans } from './kinds/scans';
import { severalAmountColumns } from './kinds/several-amount-columns';
import { drawColumns } from './kinds/table-columns';
import { formRows } from './kinds/table-form';
import type { OrderFile } from './order-file';
import type { ListLanguage } from './words/headings';

type Draw = (random: Random, shelf: Shelf, count: number) => DrawnFile;

const SEPARATORS: readonly CellSeparator[] = [';', ';', ';', '\t', '\t', ',', '|'];

const language = (random: Random): ListLanguage => (random.chance(75) ? 'de' : 'en');

const form = (random: Random, shelf: Shelf, count: number) => {
  const columns = drawColumns(random, language(random));
  const amountColumns = {
    columns: [columns.findIndex(({ kind }) => kind === 'AMOUNT')],
    mode: 'ONE',
  } as const;
  return { rows: formRows(random, shelf, columns, count), answer: { amountColumns, mustAsk: false } };
};

const formAsText: Draw = (random, shelf, count) => {
  const { rows, answer } = form(random, shelf, count);
  return asText(rows, random, random.pick(SEPARATORS), answer);
};

const formAsSheet: Draw = (random, shelf, count) => {
  const { rows, answer } = form(random, shelf, count);
  return asSheet(rows, answer);
};

const severalAmounts: Draw = (random, shelf, count) => {
  const { rows, amountColumns } = severalAmountColumns(random, shelf, language(random), count);
  const answer = { amountColumns, mustAsk: true };
  return random.chance(50) ? asSheet(rows, answer) : asText(rows, random, random.pick([';', '\t']), answer);
};

const bare: Draw = (random, shelf, count) => {
  const rows = bareTable(random, shelf, count);
  return random.chance(30) ? asSheet(rows) : asText(rows, random, random.pick(SEPARATORS));
};

/** The kinds of lists, each so many of a hundred. */
const KINDS: readonly (readonly [share: number, kind: string, draw: Draw])[] = [
  [24, 'form as text', formAsText],
  [14, 'form as sheet', formAsSheet],
  [5, 'printed form', (random, shelf, count) => asAlignedText(form(random, shelf, count).rows, random)],
  [5, 'several amounts', severalAmounts],
  [12, 'bare table', bare],
  [14, 'lines', (random, shelf, count) => asMessage(plainLines(random, shelf, count), random)],
  [8, 'mail', (random, shelf, count) => asMessage(mail(random, shelf, count), random)],
  [6, 'messenger', (random, shelf, count) => asMessage(messenger(random, shelf, count), random)],
  [6, 'careless', (random, shelf, count) => asMessage(carelessLines(random, shelf, count), random)],
  [6, 'scans', (random, shelf, count) => asMessage(scans(random, shelf, count), random, random.chance(50))],
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

/** Seeds that follow one another draw alike at first. */
const SKIPPED = 8;

/**
 * Draws a list as somebody would send it, the same for the same seed and shelf.
 *
 * @param most lines at most
 * @example drawOrderFile(4711, shelfOf(articles)).lines
 */
export const drawOrderFile = (seed: number, shelf: Shelf, most = 5000): OrderFile => {
  const random = new Random(seed);
  random.list(SKIPPED, () => random.next());
  let place = random.next() * HUNDRED;
  const drawn = KINDS.find(([share]) => {
    place -= share;
    return place < 0;
  });
  const [, kind, draw] = drawn ?? random.pick(KINDS);
  return { kind, ...draw(random, shelf, drawCount(random, most)) };
};
