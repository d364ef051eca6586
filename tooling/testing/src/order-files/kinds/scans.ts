import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { drawWish, orderOf, type Wish } from '../wish';
import { drawGtinStyle, misreadGtin } from '../words/written-products';

interface ScanLayout {
  readonly line: (gtin: string, amount: number, random: Random) => string;
  readonly counts: boolean;
}

const LAYOUTS: readonly ScanLayout[] = [
  { counts: false, line: (gtin) => gtin },
  { counts: true, line: (gtin, amount) => `${gtin};${amount}` },
  { counts: true, line: (gtin, amount) => `${gtin}\t${amount}` },
  { counts: true, line: (gtin, amount) => `${gtin},${amount}` },
  { counts: true, line: (gtin, amount) => `${gtin} ${amount}` },
  { counts: true, line: (gtin, amount) => `${gtin} ${String(amount).padStart(5, '0')}` },
  { counts: true, line: (gtin, amount) => `${gtin};${String(amount).padStart(4, '0')};` },
  { counts: true, line: (gtin, amount) => `${gtin};${amount};24.11.2026;14:03:07` },
  { counts: true, line: (gtin, amount) => `24.11.2026 14:03:07;${gtin};${amount}` },
  { counts: true, line: (gtin, amount) => `${gtin};${amount},00` },
];

const plainLayouts = 8;

const scannedWish = (random: Random, shelf: Shelf): Wish | undefined => {
  for (let tries = 0; tries < 50; tries += 1) {
    const wish = drawWish(random, shelf);
    if (wish.unit.gtin !== undefined) return wish;
  }
  return undefined;
};

/** What a scanner or hand-held device hands over: codes, and amounts where it counts. */
export const scans = (random: Random, shelf: Shelf, count: number): readonly Row[] => {
  const layout = random.pick(LAYOUTS);
  const style = drawGtinStyle(random);
  return random
    .list(count, () => undefined)
    .flatMap((): readonly Row[] => {
      const wish = scannedWish(random, shelf);
      if (wish?.unit.gtin === undefined) return [];
      const isMisread = random.chance(2);
      const code = isMisread
        ? { text: misreadGtin(random, wish.unit.gtin), isPlain: false }
        : style(wish.unit.gtin);
      const amount = layout.counts ? wish.amount : 1;
      const isEnough = amount >= wish.unit.smallest;
      const isPlain = code.isPlain && LAYOUTS.indexOf(layout) < plainLayouts;
      return [
        {
          cells: [layout.line(code.text, amount, random)],
          meaning: {
            truth: isMisread || !isEnough ? 'UNCLEAR' : isPlain ? 'PLAIN' : 'OPEN',
            orders: isMisread || !isEnough ? [] : [{ ...orderOf(wish), amount }],
            form: `scan ${layout.line('GTIN', amount, random)} ${code.text === wish.unit.gtin ? '' : code.text}`,
          },
        },
      ];
    });
};
