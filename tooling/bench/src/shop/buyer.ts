import { signInAt } from '@gastroshop/backend/testing';
import type { Page } from 'playwright';

/** A buyer of the demonstration, acting for one of the customers. */
export const BUYER = { user: 'az100002', customer: '48309' } as const;

/** A member of an answer. */
const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A call of the buyer's branch, below its name. */
type BuyerCall = (method: string, address: string, body: unknown) => Promise<unknown>;

/** Signs the buyer in for calls beside a browser. */
export const buyerCalls = async (origin: string): Promise<BuyerCall> => {
  const { token, cookie, csrf } = await signInAt(origin, BUYER.user);
  return async (method, address, body) => {
    const answer = await fetch(`${origin}/v1/t/AZ${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-xsrf-token': csrf,
        cookie,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    const answered: unknown = await answer.json();
    return answered;
  };
};

/** A line as it is put into a cart. */
interface BuyerLine {
  readonly sku: unknown;
  readonly amount: number;
  readonly unitAbbreviation: unknown;
}

/**
 * Articles that can be ordered, each with an amount that is allowed.
 *
 * @param search address of the search, with its query
 * @param amountOf the amount to order, from the smallest that is allowed
 * @throws Error where there are too few
 */
export const orderableLines = async (
  call: BuyerCall,
  search: string,
  count: number,
  amountOf: (least: number) => number,
): Promise<readonly BuyerLine[]> => {
  const products: unknown[] = [];
  for (let page = 0; products.length < count; page += 1) {
    const found = listOf(member(await call('POST', search, { page: { size: 300, page } }), 'products'));
    if (found.length === 0) throw new Error('The demonstration has too few articles');
    products.push(...found.filter((product) => member(product, 'status') === 'ACTIVE'));
  }
  return products.slice(0, count).map((product) => {
    const units = listOf(member(product, 'units'));
    const unit = units.find((one) => member(one, 'isDefault') === true) ?? units[0];
    const least = Number(member(product, 'minSaleQuantity') ?? 0) / Number(member(unit, 'ratio'));
    return {
      sku: member(product, 'sku'),
      amount: amountOf(Math.max(1, Math.ceil(least))),
      unitAbbreviation: member(unit, 'abbreviation'),
    };
  });
};

/** Signs the buyer on in a browser, which comes out at an address. */
export const signOnAsBuyer = async (page: Page, origin: string, target: string): Promise<void> => {
  await page
    .context()
    .addCookies([{ name: 'customer', value: BUYER.customer, url: origin, sameSite: 'Strict' }]);
  await page.goto(`${origin}/auth/redirect?target=${encodeURIComponent(target)}`);
  await page.locator('#user').fill(BUYER.user);
  await page.locator('#password').fill('demo');
  await page.locator('#sign-in').click();
};
