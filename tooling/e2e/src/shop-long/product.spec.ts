import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { productLinks } from '../shop/product-links';
import { entries, member } from '../shop/cart-call';
import { chooseFirstCustomer } from '../shop/choose-first-customer';
import { findProduct } from './find-product';
import type { Orderer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';
import { signOnAs } from '../shop/sign-on-as';

const BUYER: Orderer = { user: 'az100001', tenant: 'AZ', host: 'localhost', customerId: '48213' };
/** A canteen: neither wine nor spirits are sold to it, and its buyers see no prices. */
const CANTEEN = 'az100003';

const orderPart = (page: Page): Locator => page.getByRole('region', { name: /^(?:Bestellen|Order)$/ });

/** What distinguishes a kind of article: how one is found, and the words its page must have. */
interface Kind {
  readonly kind: string;
  /** What the search is narrowed to, as on the wire. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly query?: string;
  readonly isWanted?: (product: unknown) => boolean;
  readonly words: readonly RegExp[];
}

const typesOf = (product: unknown): readonly unknown[] =>
  entries(product, 'bulkPrices').map((price) => member(price, 'type'));
const keysOf = (product: unknown): readonly unknown[] =>
  entries(product, 'attributes').map((attribute) => member(attribute, 'key'));
const isActive = (product: unknown): boolean => member(product, 'status') === 'ACTIVE';

/** The seventh of the fourteen positions is that of milk. */
const containsMilk = (product: unknown): boolean =>
  String(member(product, 'allergenInfoCodes')).charAt(6) === 'J';

const kinds: readonly Kind[] = [
  {
    kind: 'weighed',
    filter: { attributes: ['Wiegeartikel'] },
    words: [/ca\./, /das gewogene Gewicht|the weight on the scales/, /€/],
  },
  { kind: 'frozen', filter: { attributes: ['Tiefgekuehlt'] }, words: [/TK|frozen/, /€/] },
  { kind: 'chilled', filter: { attributes: ['Gekuehlt'] }, words: [/gekühlt|chilled/, /€/] },
  { kind: 'organic', filter: { attributes: ['Bio'] }, words: [/Bio|organic/, /€/] },
  {
    kind: 'to be ordered in advance',
    filter: { attributes: ['Bestellartikel'] },
    words: [/Vorbestellung|Pre-order/, /€/],
  },
  {
    kind: 'with a deadline of its own',
    filter: { attributes: ['Bestellschluss'] },
    isWanted: (product) => isActive(product) && keysOf(product).indexOf('Bestellschluss') < 3,
    words: [/(?:Bestellschluss|Order by) \d\d:\d\d/, /€/],
  },
  {
    kind: 'on offer',
    filter: { prices: ['PROMOTION'] },
    words: [/Aktion|Ihr Preis|Offer|Your price/, /€/],
  },
  {
    kind: 'at a price of the customer’s own',
    filter: { prices: ['SPECIAL'] },
    isWanted: (product) => isActive(product) && !keysOf(product).includes('Bestellartikel'),
    words: [/Ihr Preis|Your price/, /€/],
  },
  { kind: 'with tiers', filter: { prices: ['BULK'] }, words: [/ab \d|from \d/i, /€/] },
  {
    kind: 'whose price is asked for',
    isWanted: (product) => isActive(product) && typesOf(product).length === 0,
    words: [/Preis auf Anfrage|Price on request/],
  },
  {
    kind: 'new in the range',
    filter: { onlyNewProducts: true },
    isWanted: (product) =>
      isActive(product) &&
      !keysOf(product).includes('Bestellartikel') &&
      typesOf(product).every((type) => type === 'LIST'),
    words: [/Neu|New/, /€/],
  },
  {
    kind: 'in cans with deposit',
    filter: { packagingTypes: ['SINGLE_USE_DEPOSIT'] },
    isWanted: (product) => isActive(product) && member(product, 'deposit', 'kind') === 'SINGLE_USE',
    words: [
      /zzgl\. Pfand|plus deposit/,
      /Einweg mit Pfand · Pfand €\s|single-use with deposit · Deposit €\s/,
    ],
  },
  {
    kind: 'in crates with deposit',
    filter: { packagingTypes: ['MULTI_USE_DEPOSIT'] },
    isWanted: (product) => isActive(product) && member(product, 'deposit', 'kind') === 'MULTI_USE',
    words: [/zzgl\. Pfand|plus deposit/, /Mehrweg mit Pfand · Pfand €\s|reusable with deposit · Deposit €\s/],
  },
  {
    kind: 'of wine',
    filter: { wineCountries: ['AT'] },
    words: [
      /Rebsorte|Grape/,
      /Jahrgang|Vintage/,
      /\d\s%\svol, (?:Abgabe nur an Erwachsene|for adults only)/,
      /€/,
    ],
  },
  {
    kind: 'with origins',
    filter: { originOf: { MEAT: ['AT'] } },
    words: [/Herkunft|Origin/, /Fleisch|Meat/, /Österreich|Austria/],
  },
  {
    kind: 'of food',
    query: 'joghurt',
    isWanted: (product) => isActive(product) && containsMilk(product),
    words: [
      /Milch\s*enthalten|Milk\s*contained/,
      /Allergeninformation gemäß Codex-Empfehlung|according to the Austrian Codex/,
      // Kilojoules stand before kilocalories.
      /\d\skJ \/ [\d.]+\skcal/,
      /8\.400 kJ \/ 2\.000 kcal/,
    ],
  },
];

for (const { kind, filter = {}, query = '', isWanted = isActive, words } of kinds) {
  test(`an article ${kind} tells what matters`, async ({ page }) => {
    await signOnAs(page, BUYER, '/flyers');
    const sku = await findProduct(page, BUYER, { queryString: query, filter }, isWanted);
    await page.goto(`${originOf()}/product/${sku}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const word of words) await expect(page.getByRole('main')).toContainText(word);
    await expect(orderPart(page).getByRole('textbox')).toBeEnabled();
    await expectNoOverflow(page);
  });
}

test('PRD-8: an article that is back later says when, cannot be ordered, and others can in its place', async ({
  page,
}) => {
  await signOnAs(page, BUYER, '/flyers');
  const sku = await findProduct(
    page,
    BUYER,
    { queryString: 'käse' },
    (product) =>
      member(product, 'shopAvailability', 'status') === 'AVAILABLE_SOON' &&
      member(product, 'shopAvailability', 'availabilityETA') !== undefined &&
      entries(product, 'replacementSkus').length > 0,
  );
  await page.goto(`${originOf()}/product/${sku}`);
  const order = orderPart(page);
  await expect(order).toContainText(/Wieder lieferbar ab (?:\D+ )?\d+\.|Available again from (?:\D+ )?\d+/);
  await expect(order.getByRole('textbox')).toBeDisabled();
  await expect(
    order.getByRole('button', { name: /in den Warenkorb legen$|^Add .* to the cart$/ }),
  ).toBeDisabled();
  const instead = page.getByRole('region', { name: /^(?:Stattdessen lieferbar|Available instead)$/ });
  await expect(instead.getByRole('textbox').first()).toBeEnabled();
  await expectNoOverflow(page);
});

test('variants lead to one another', async ({ page }) => {
  await signOnAs(page, BUYER, '/flyers');
  const sku = await findProduct(page, BUYER, { queryString: 'mineralwasser' }, isActive);
  await page.goto(`${originOf()}/product/${sku}`);
  const others = page.getByRole('region', { name: /^(?:Weitere Größen und Sorten|Other sizes and kinds)$/ });
  const other = others.locator('a[href*="/product/"]').filter({ hasText: /\p{L}/u }).first();
  await expect(other).toBeVisible();
  const name = await other.innerText();
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(others.locator(`a[href$="/product/${sku}"]`).first()).toBeVisible();
});

test('what is hazardous brings its safety datasheet, and nothing that is said of food', async ({ page }) => {
  await signOnAs(page, BUYER, '/flyers');
  const isSoap = (product: unknown): boolean =>
    isActive(product) && /^(?:Handseife|Mild hand soap)/.test(String(member(product, 'name')));
  const sku = await findProduct(page, BUYER, { queryString: 'handseife' }, isSoap);
  await page.goto(`${originOf()}/product/${sku}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Gefahrenhinweise auf dem Etikett|hazard notes on the label/);
  await expect(main.getByRole('heading', { name: /^(?:Allergene|Allergens)/ })).toHaveCount(0);
  for (const [name, file] of [
    [/^(?:Datenblatt|Datasheet)$/, `datasheet-${sku}.pdf`],
    [/^(?:Sicherheitsdatenblatt|Safety datasheet)$/, `safety-${sku}.pdf`],
  ] as const) {
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name }).click();
    const paper = await saved;
    expect(paper.suggestedFilename()).toBe(file);
    expect((await readFile(await paper.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
});

test.describe('an article outside the assortment of the customer', () => {
  test.use({ expectedComplaints: [/404/] });

  test('is neither found nor shown, though visitors see it', async ({ page }) => {
    const wines = '/search?wineCountries=AT';
    await page.goto(originOf() + wines);
    const [sku = ''] = /[^/]+$/.exec((await productLinks(page).first().getAttribute('href')) ?? '') ?? [];
    expect(sku).not.toBe('');
    await page.goto(`${originOf()}/product/${sku}`);
    await expect(page.getByRole('main')).toContainText(/Rebsorte|Grape/);

    await signOn(page, CANTEEN, { target: `/product/${sku}` });
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^(?:Diesen Artikel gibt es nicht|There is no such product)/,
      }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^(?:Zum Sortiment|To all products)$/ }).click();
    await expect(productLinks(page).first()).toBeVisible();
    await page.goto(originOf() + wines);
    await expect(main.getByRole('link', { name: /^(?:Ihren Markt fragen|Ask your branch)$/ })).toBeVisible();
    await expect(main.locator(`a[href$="/product/${sku}"]`)).toHaveCount(0);
  });
});

test('the page of an article is accessible, with its explanation of the price open', async ({
  page,
  isMobile,
}) => {
  await signOn(page, 'az100002', { target: '/my/customers' });
  await chooseFirstCustomer(page, isMobile);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${originOf()}/search?prices=PROMOTION`);
  await productLinks(page).filter({ hasText: /\w{4}/ }).last().click();
  await expect(page).toHaveURL(/\/product\//);
  await page
    .getByRole('button', { name: /Wie entsteht dieser Preis|How does this price/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('QTY-2: an amount below the minimum is raised when it is entered, and the buyer is told', async ({
  page,
}) => {
  await signOnAs(page, BUYER, '/flyers');
  const hasMinimum = (product: unknown): boolean =>
    isActive(product) && Number(member(product, 'minSaleQuantity')) > 2;
  await page.goto(`${originOf()}/product/${await findProduct(page, BUYER, {}, hasMinimum)}`);
  const amount = orderPart(page).getByRole('textbox');
  await amount.fill('1');
  await amount.press('Enter');
  await expect(page.getByText(/Mindestbestellmenge|minimum order quantity/i).first()).toBeVisible();
  await expect(amount).not.toHaveValue('1');
});
