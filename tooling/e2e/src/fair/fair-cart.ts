import type { Page } from '@playwright/test';
import { call, entries, findLines, type Line, member } from '../shop/cart-call';
import type { Orderer } from '../shop/orderers';

const cartPath = ({ tenant, customerId }: Orderer, code: string): string =>
  `/t/${tenant}/subshop/${code}/my/cart/${customerId}`;

/** The lines of a customer's cart in a fair, as the backend has them. */
export const fairLines = async (page: Page, who: Orderer, code: string): Promise<readonly unknown[]> =>
  entries(await call(page, who, 'GET', cartPath(who, code)), 'items');

/** Their amounts, in order of size. */
export const fairAmounts = async (page: Page, who: Orderer, code: string): Promise<readonly number[]> =>
  (await fairLines(page, who, code)).map((line) => Number(member(line, 'amount'))).toSorted((a, b) => a - b);

/** Takes every line out of the cart in a fair, as somebody does elsewhere. */
export const emptyFairCart = (page: Page, who: Orderer, code: string): Promise<unknown> =>
  call(page, who, 'DELETE', cartPath(who, code));

/** Puts lines into the cart in a fair, as somebody does elsewhere. */
export const putFairLines = (
  page: Page,
  who: Orderer,
  code: string,
  lines: readonly Line[],
): Promise<unknown> =>
  call(
    page,
    who,
    'PUT',
    `${cartPath(who, code)}/all-items`,
    lines.map(({ sku, amount, unitAbbreviation }) => ({ sku, amount, unitAbbreviation })),
  );

/** Articles of a fair that can be ordered, with an amount that is allowed, as many as are asked for. */
export const findFairLines = (
  page: Page,
  who: Orderer,
  code: string,
  count: number,
): Promise<readonly Line[]> =>
  findLines(page, who, count, {}, `/t/${who.tenant}/${who.customerId}/subshop/${code}/products/search`);
