import type { Page } from '@playwright/test';
import { isEstimate } from '../../../testing/src/money-oracle';
import { oracleFigures, oracleRowTotal } from '../../../../apps/backend/src/testing/money/figures';
import type { MoneyCart } from '../../../../apps/backend/src/testing/money/money-cart';

/** Euro with two decimals as the screen shows it, with its mark of an estimate; prices per unit have more or none. */
const SUM = /(ca\.\s)?([−-])?€\s([\d.]+),(\d\d)(?!\d)/g;

/** The sums in a text in the order they stand there, as "ca. -1234.50". */
const sumsIn = (text: string): readonly string[] =>
  [...text.matchAll(SUM)].map(
    ([, estimate = '', minus = '', euro = '', cents = '']) =>
      `${estimate === '' ? '' : 'ca. '}${minus === '' ? '' : '-'}${euro.replaceAll('.', '')}.${cents}`,
  );

/** What the rows of the sums are called; a row with any other name is shown by it, and so stands out. */
const ROWS: readonly (readonly [name: string, label: RegExp])[] = [
  ['net', /^(?:Waren netto|Goods net) /],
  ['fees', /^(?:Zuschläge|Surcharges)$/],
  ['single-use', /^(?:Pfand Einweg|Single-use deposit)$/],
  ['reusable', /^(?:Pfand Mehrweg|Reusable deposit)$/],
  ['gross', /^(?:Gesamt brutto|Gross total)$/],
  ['without VAT', /^(?:Gesamt netto|Net total)$/],
  ['discount', /^(?:Darin berücksichtigter Rabatt|Discount already taken off)$/],
  ['bonus', /^(?:Bonus, wird später gutgeschrieben|Bonus, credited later)$/],
];
const VAT = /^(?:USt|VAT) ([\d.,]+)\s?%/;

const nameOf = (label: string): string => {
  const rate = VAT.exec(label)?.[1];
  if (rate !== undefined) return `VAT ${Number(rate.replace(',', '.')).toFixed(2)}`;
  return ROWS.find(([, known]) => known.test(label))?.[0] ?? label;
};

/** What the cart screen shows: of each line its sum, where it has one, and the rows of the sums. */
export interface ScreenSums {
  readonly lines: Readonly<Record<string, string>>;
  /** Name and sums of each row, sorted. */
  readonly rows: readonly string[];
}

/** Reads the cart screen as a person does. */
export const readScreen = async (page: Page): Promise<ScreenSums> => {
  const lines = await page
    .getByRole('main')
    .locator('li[id^="line-"]')
    .evaluateAll((items) =>
      items
        .filter((item) => item instanceof HTMLElement)
        .map((item) => [item.id.slice('line-'.length), item.innerText] as const),
    );
  const rows = await page
    .getByRole('region', { name: /^(?:Summe|Total)$/ })
    // The other list there is that of the deliveries.
    .locator('dl:has([data-kind="total"]) > div')
    .evaluateAll((all) =>
      all.map(
        (row) =>
          [row.querySelector('dt')?.innerText ?? '', row.querySelector('dd')?.innerText ?? ''] as const,
      ),
    );
  return {
    lines: Object.fromEntries(
      lines.map(([sku, text]) => [
        sku,
        // What is saved stands below the sum, with a minus.
        sumsIn(text)
          .filter((sum) => !sum.includes('-'))
          .at(-1) ?? '',
      ]),
    ),
    rows: rows.map(([label, value]) => [nameOf(label), ...sumsIn(label), ...sumsIn(value)].join(' ')).sort(),
  };
};

const inCents = (euro: string): number => Math.round(Number(euro) * 100);
const inEuro = (cents: number): string => (cents / 100).toFixed(2);

/** Base and tax by rate, whichever delivery they come with. */
const byRate = (vat: readonly string[]): readonly (readonly [rate: string, base: string, tax: string])[] => {
  const rates = new Map<string, { readonly base: number; readonly tax: number }>();
  for (const entry of vat) {
    const [rate = '', base = '', tax = ''] = entry.split(' ').slice(-3);
    const before = rates.get(rate) ?? { base: 0, tax: 0 };
    rates.set(rate, { base: before.base + inCents(base), tax: before.tax + inCents(tax) });
  }
  return [...rates].map(([rate, { base, tax }]) => [rate, inEuro(base), inEuro(tax)]);
};

/** What the cart screen has to show, as the oracle reckons it: an order is billed with fees, a cart has none. */
export const expectedScreen = (cart: MoneyCart): ScreenSums => {
  const { net, discountEarned, bonus, singleUse, multiUse, estimated, vat, gross } = oracleFigures({
    ...cart,
    fees: [],
  });
  const marked = (euro: string): string => (estimated ? `ca. ${euro}` : euro);
  const some = (name: string, euro: string, shown: string): readonly string[] =>
    Number(euro) === 0 ? [] : [`${name} ${shown}`];
  return {
    lines: Object.fromEntries(
      cart.lines.map((line) => {
        const total = oracleRowTotal(line);
        return [line.sku, total === undefined ? '' : `${isEstimate(line.question) ? 'ca. ' : ''}${total}`];
      }),
    ),
    rows: [
      `net ${marked(net)}`,
      // No weight changes a deposit.
      ...some('single-use', singleUse, singleUse),
      ...some('reusable', multiUse, multiUse),
      ...byRate(vat ?? []).map(([rate, base, tax]) => `VAT ${rate} ${marked(base)} ${marked(tax)}`),
      gross === undefined ? `without VAT ${marked(net)}` : `gross ${marked(gross)}`,
      ...some('discount', discountEarned, marked(`-${discountEarned}`)),
      ...(bonus === undefined ? [] : some('bonus', bonus, marked(bonus))),
    ].sort(),
  };
};
