import { isEstimate } from '../../../../../tooling/testing/src/money-oracle';
import { type Figures, oracleRowTotal } from './figures';
import type { MoneyCart, MoneyLine } from './money-cart';

/** Euro with two decimals as papers show it, with its mark of an estimate. */
const SUM = /(ca\.\s)?(-?)€\s([\d.]+),(\d\d)(?!\d)/g;

const plain = (euro: string): string => euro.replaceAll('.', '');

/**
 * The sums in a text in the order they stand there, as "ca. 1234.50": everything that looks like money but prices per
 * unit, which are recognised by the words before them.
 */
const sumsIn = (text: string): readonly string[] =>
  [...text.matchAll(SUM)].map(
    ([, estimate = '', minus = '', euro = '', cents = '']) =>
      `${estimate === '' ? '' : 'ca. '}${minus}${plain(euro)}.${cents}`,
  );

const inCents = (euro: string): number => Math.round(Number(euro) * 100);

/**
 * What is taxed and the tax over the deliveries, by rate: papers show a line with both for each rate that something is
 * taxed at, also where the tax is nothing.
 */
const taxes = (vat: readonly string[]): readonly string[] => {
  const rates = new Map<string, { readonly base: number; readonly tax: number }>();
  for (const entry of vat) {
    const [, , rate = '', base = '0', tax = '0'] = entry.split(' ');
    const before = rates.get(rate) ?? { base: 0, tax: 0 };
    rates.set(rate, { base: before.base + inCents(base), tax: before.tax + inCents(tax) });
  }
  return [...rates.values()]
    .filter(({ base }) => base !== 0)
    .flatMap(({ base, tax }) => [base, tax].map((cents) => (cents / 100).toFixed(2)));
};

const some = (euros: readonly string[]): readonly string[] => euros.filter((euro) => Number(euro) !== 0);

/** The sums a paper of the cart's order has to end with, in any order: what is nothing is left out. */
const expectedSums = ({
  net,
  discountEarned,
  bonus,
  fees,
  singleUse,
  multiUse,
  estimated,
  vat,
  gross,
}: Figures): readonly string[] =>
  [
    ...[
      net,
      ...(gross === undefined ? [] : [gross]),
      ...some([discountEarned, ...(bonus === undefined ? [] : [bonus])]),
      ...taxes(vat ?? []),
    ].map((euro) => `${estimated ? 'ca. ' : ''}${euro}`),
    // No weight changes these.
    ...some([fees, singleUse, multiUse]),
  ].sort();

/** What the paper has to show as a line's sum; undefined for words instead of a figure. */
const expectedRow = (line: MoneyLine): string | undefined => {
  const total = oracleRowTotal(line);
  return total === undefined ? undefined : `${isEstimate(line.question) ? 'ca. ' : ''}${total}`;
};

/** The sums of a paper: one of each line by its article number, and those below. */
export interface PaperFigures {
  readonly rows: Readonly<Record<string, string | undefined>>;
  readonly sums: readonly string[];
}

/** What a paper of the cart's order has to show. */
export const expectedPaper = (cart: MoneyCart, figures: Figures): PaperFigures => ({
  rows: Object.fromEntries(cart.lines.map((line) => [line.sku, expectedRow(line)])),
  sums: expectedSums(figures),
});

/**
 * Reads a paper as a person does: what follows an article number up to the next one belongs to it, and the last sum
 * there is the line's; what follows the word of the net sum is below the lines.
 *
 * @param netLabel the word before the first of the sums below
 */
export const readPaper = (text: string, lines: readonly MoneyLine[], netLabel: string): PaperFigures => {
  const end = text.indexOf(netLabel);
  const body = text.slice(0, end);
  const places = lines
    .map(({ sku }) => ({ sku, at: body.lastIndexOf(sku) }))
    .sort((left, right) => left.at - right.at);
  return {
    rows: Object.fromEntries(
      places.map(({ sku, at }, index) => [sku, sumsIn(body.slice(at, places[index + 1]?.at)).at(-1)]),
    ),
    sums: [...sumsIn(text.slice(end))].sort(),
  };
};
