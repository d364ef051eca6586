import { Random } from '../../../testing/src/money-oracle/random';
import { call, entries, findLines, type Line, member, putLines } from '../shop/cart-call';
import { orderer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';

const CARTS = 50;
const MOST_LINES = 7;
const SUM = /(-?)€\s([\d.]+),(\d\d)/g;

/** The last sum in a text, as "1234.50". */
const lastSum = (text: string): string => {
  const [, minus = '', euro = '', cents = ''] = [...text.matchAll(SUM)].at(-1) ?? [];
  return `${minus}${euro.replaceAll('.', '')}.${cents}`;
};

const inCents = (euro: string): number => Math.round(100 * Number(euro));

// The next cart is gone to while parts of the page before are still on their way.
test.use({ expectedComplaints: [/Failed to fetch dynamically imported module/] });

test('LOC-3: the cart screen shows what the backend sums, for 50 carts', async ({ page }) => {
  test.setTimeout(600_000);
  const who = orderer('sums');
  const cartPath = `/t/${who.tenant}/my/shopping-cart/${who.customerId}`;
  await signOnAs(page, who, '/flyers');
  const pool = [
    ...(await findLines(page, who, 150)),
    ...(await findLines(page, who, 100, { filter: { attributes: ['Wiegeartikel'] } })),
    ...(await findLines(page, who, 100, { filter: { prices: ['PROMOTION'] } })),
    ...(await findLines(page, who, 100, { filter: { prices: ['BULK'] } })),
    ...(await findLines(page, who, 60, { queryString: 'mineralwasser' })),
    ...(await findLines(page, who, 60, { queryString: 'bier' })),
  ];
  const random = new Random(20_261_126);
  let estimated = 0;
  for (let number = 0; number < CARTS; number += 1) {
    await call(page, who, 'POST', `${cartPath}/clear`);
    const chosen = new Map<string, Line>(
      random.list(random.whole(1, MOST_LINES), () => random.pick(pool)).map((line) => [line.sku, line]),
    );
    await putLines(
      page,
      who,
      [...chosen.values()].map((line) => ({ ...line, amount: line.amount + random.whole(0, 60) })),
    );
    const totals = member(await call(page, who, 'GET', cartPath), 'totals');
    await page.goto(`${originOf()}/checkout`);
    const panel = page.getByRole('region', { name: /^(?:Summe|Total|Sum|Sums)$/ });
    await expect(panel).toBeVisible();
    const told = `cart ${number}: ${[...chosen.keys()].join(' ')}`;
    const shown = await panel.locator('dl > div').evaluateAll((rows) =>
      rows.map((row) => ({
        label: row.querySelector('dt')?.textContent ?? '',
        value: row.querySelector('dd')?.textContent ?? '',
      })),
    );
    const valuesOf = (label: RegExp): readonly string[] =>
      shown.filter((row) => label.test(row.label)).map(({ value }) => value);
    expect(valuesOf(/netto \(|net \(/).map(lastSum), told).toEqual([member(totals, 'net')]);
    expect(valuesOf(/brutto|gross/i).map(lastSum), told).toEqual([member(totals, 'gross')]);
    const rows = page.getByRole('main').locator('li[id^="line-"]');
    await expect(rows).toHaveCount(chosen.size);
    // The lines may come after the sums.
    const sumOfRows = async (): Promise<number> =>
      (await rows.allInnerTexts()).map((row) => inCents(lastSum(row))).reduce((one, other) => one + other, 0);
    await expect.poll(sumOfRows, { message: told }).toBe(inCents(String(member(totals, 'net'))));
    const taxes = new Map<string, number>();
    for (const entry of entries(totals, 'vat')) {
      const rate = String(member(entry, 'ratePercent'));
      taxes.set(rate, (taxes.get(rate) ?? 0) + inCents(String(member(entry, 'vat'))));
    }
    expect(
      valuesOf(/^(?:USt|VAT)/)
        .map(lastSum)
        .sort(),
      told,
    ).toEqual([...taxes.values()].map((cents) => (cents / 100).toFixed(2)).sort());
    const deposits = [member(totals, 'deposit', 'SINGLE_USE'), member(totals, 'deposit', 'MULTI_USE')]
      .map(String)
      .filter((euro) => Number(euro) !== 0);
    expect(
      valuesOf(/Pfand|deposit/i)
        .map(lastSum)
        .sort(),
      told,
    ).toEqual(deposits.sort());
    const isEstimate = member(totals, 'estimated') === true;
    estimated += isEstimate ? 1 : 0;
    expect(
      valuesOf(/netto \(|net \(|brutto|gross|USt|VAT/i).every(
        (value) => value.startsWith('ca.') === isEstimate,
      ),
      told,
    ).toBe(true);
  }
  expect(estimated).toBeGreaterThan(5);
  expect(estimated).toBeLessThan(CARTS);
});
