import type { Page } from '@playwright/test';
import { SHOP_PORT } from '../ports';
import type { Orderer } from './orderers';
import { originOf } from './shop-test';

/** A line as it is put. */
export interface Line {
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an answer, however deep. */
export const member = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return inside[Number(key)];
    return isRecord(inside) ? inside[key] : undefined;
  }, value);

/** The entries of a list in an answer; none where there is no list. */
export const entries = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const list = member(value, ...path);
  return Array.isArray(list) ? list : [];
};

/** Where a call goes: to the number, since only browsers know that all names below "localhost" are this machine. */
const byNumber = (path: string): string => `http://127.0.0.1:${SHOP_PORT}/v1${path}`;

const hostHeader = (host: string | undefined): { readonly host: string } => ({
  host: new URL(originOf(host)).host,
});

/** What a call of who is signed on in the page's browser carries. */
export const headersOf = async (
  page: Page,
  { host }: Pick<Orderer, 'host'>,
): Promise<Readonly<Record<string, string>>> => {
  const origin = originOf(host);
  const cookies = await page.context().cookies(origin);
  const valueOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? '';
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': valueOf('XSRF-TOKEN'),
    'accept-language': valueOf('locale'),
  };
  const answer = await page.request.get(byNumber('/my/token'), {
    headers: { ...headers, ...hostHeader(host) },
  });
  const granted: unknown = await answer.json();
  return { ...headers, authorization: `Bearer ${String(member(granted, 'token'))}` };
};

/** A call with the token of who is signed on in the page's browser, beside what the page does itself. */
export const call = async (
  page: Page,
  { host }: Pick<Orderer, 'host'>,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<unknown> => {
  const answer = await page.request.fetch(byNumber(path), {
    method,
    headers: { ...(await headersOf(page, { host })), ...hostHeader(host) },
    ...(data !== undefined && { data }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  const answered: unknown = text === '' ? undefined : JSON.parse(text);
  return answered;
};

/**
 * Articles that can be ordered, with an amount that is allowed, as many as are asked for.
 *
 * @param path of the call that searches; the own shop's if missing
 */
export const findLines = async (
  page: Page,
  orderer: Orderer,
  count: number,
  search: Readonly<Record<string, unknown>> = {},
  path = `/t/${orderer.tenant}/products/search?customerId=${orderer.customerId}`,
): Promise<readonly Line[]> => {
  const found: Line[] = [];
  for (let number = 0; found.length < count && number < 20; number += 1) {
    const answer = await call(page, orderer, 'POST', path, { ...search, page: { size: 300, page: number } });
    const products = entries(answer, 'products');
    if (products.length === 0) break;
    for (const product of products) {
      const units = entries(product, 'units');
      const unit = units.find((one) => member(one, 'isDefault') === true) ?? units[0];
      if (member(product, 'status') !== 'ACTIVE' || entries(product, 'bulkPrices').length === 0) continue;
      const ratio = Number(member(unit, 'ratio'));
      found.push({
        sku: String(member(product, 'sku')),
        name: String(member(product, 'name')),
        amount: Math.max(1, Math.ceil(Number(member(product, 'minSaleQuantity') ?? 0) / ratio)) + 1,
        unitAbbreviation: String(member(unit, 'abbreviation')),
      });
    }
  }
  return found.slice(0, count);
};

/** Takes a line out of the cart, as somebody does elsewhere. */
export const removeLine = (page: Page, orderer: Orderer, { sku }: Pick<Line, 'sku'>): Promise<unknown> =>
  call(page, orderer, 'DELETE', `/t/${orderer.tenant}/my/shopping-cart/${orderer.customerId}`, { sku });

/** Puts lines into the cart, as somebody does elsewhere. */
export const putLines = (
  page: Page,
  orderer: Orderer,
  lines: readonly (Pick<Line, 'sku' | 'amount' | 'unitAbbreviation'> & { readonly note?: string })[],
): Promise<unknown> =>
  call(
    page,
    orderer,
    'PUT',
    `/t/${orderer.tenant}/my/shopping-cart-items/${orderer.customerId}`,
    lines.map(({ sku, amount, unitAbbreviation, note }) => ({
      sku,
      amount,
      unitAbbreviation,
      ...(note !== undefined && { note }),
    })),
  );

/** The cart as the backend has it. */
export const readCart = (page: Page, orderer: Orderer): Promise<unknown> =>
  call(page, orderer, 'GET', `/t/${orderer.tenant}/my/shopping-cart/${orderer.customerId}`);

/** Takes every line out of the cart, as somebody does elsewhere. */
export const emptyCart = (page: Page, { tenant, customerId, host }: Orderer): Promise<unknown> =>
  call(page, { host }, 'POST', `/t/${tenant}/my/shopping-cart/${customerId}/clear`);
