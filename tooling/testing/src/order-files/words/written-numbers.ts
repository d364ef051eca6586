import type { Random } from '../../money-oracle';

/** A number as somebody wrote it. */
export interface Written {
  readonly text: string;
  /** Nothing else can be meant. */
  readonly isPlain: boolean;
}

const plain = (text: string): Written => ({ text, isPlain: true });
const open = (text: string): Written => ({ text, isPlain: false });

const grouped = (amount: number, sign: string): string =>
  String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);

/** How a program or a person writes all amounts of one list. */
export type NumberStyle = (amount: number) => Written;

const THIN = '\u2009';
const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

const CELL_STYLES: readonly NumberStyle[] = [
  (amount) => plain(`${grouped(amount, '.')},00`),
  (amount) => plain(`${amount},00`),
  (amount) => plain(`${amount},0`),
  (amount) => plain(`${amount}.00`),
  (amount) => plain(`${grouped(amount, ',')}.00`),
  (amount) => plain(grouped(amount, "'")),
  (amount) => plain(grouped(amount, '’')),
  (amount) => plain(grouped(amount, NO_BREAK)),
  (amount) => plain(grouped(amount, NARROW_NO_BREAK)),
  (amount) => plain(grouped(amount, THIN)),
  (amount) => plain(grouped(amount, ' ')),
  // As merchandise systems write three decimals: nobody can tell from thousands without knowing it.
  (amount) => open(`${amount},000`),
  (amount) => open(`${amount}.000`),
  (amount) => (amount < 1000 ? plain(String(amount)) : open(grouped(amount, '.'))),
  (amount) => (amount < 1000 ? plain(String(amount)) : open(grouped(amount, ','))),
  (amount) => open(`+${amount}`),
  (amount) => open(String(amount).padStart(3, '0')),
  (amount) => open(`="${amount}"`),
];

const NOISES: readonly string[] = ['0000000000004', '.0000000000000001'];

/** What a spreadsheet keeps of 3 after some reckoning. */
const noisy: NumberStyle = (amount) =>
  plain(
    amount % 2 === 0
      ? `${amount}${NOISES[0]?.replace(/^/, '.') ?? ''}`
      : `${amount - 1}.${'9'.repeat(16 - String(amount).length)}`,
  );

/** How the amounts of a table are written: as a rule in digits alone. */
export const drawCellStyle = (random: Random): NumberStyle => {
  if (random.chance(70)) return (amount) => plain(String(amount));
  return random.chance(8) ? noisy : random.pick(CELL_STYLES);
};

/** What stands in an amount's place and is no amount anybody could order. */
export const UNCLEAR_AMOUNTS = [
  '1,5',
  '2.5',
  '0,75',
  '1/2',
  '½',
  '2 1/2',
  '3-4',
  '3 - 4',
  '3–4',
  '3/4',
  '3 oder 4',
  '2 bis 3',
  '5+5',
  '-3',
  '−2',
  '100000',
  '1250000',
  '2x6',
  '3?',
  '??',
  'x',
  'ja',
  'wie immer',
  'n. Bedarf',
  'einige',
  '3,5 kg',
  '1e3',
  '#WERT!',
  '#REF!',
  '12.11.',
  '03.04.2026',
] as const;

/** What stands in the amount's place of a row that is not ordered. */
export const NO_AMOUNTS = ['', '', '', '', '', ' ', '0', '0', '0,00', '-', '–', '0,0', '—', '0.00'] as const;
