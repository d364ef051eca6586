import type { Page } from '@playwright/test';
import { call, entries, member } from '../shop/cart-call';
import type { Orderer } from '../shop/orderers';

const PAGE_SIZE = 300;
const MOST_PAGES = 12;

/**
 * Number of the first article that is as wanted, as the backend's search knows it: a list on the screen may still be
 * drawn.
 *
 * @param search what is searched for, as on the wire
 */
export const findProduct = async (
  page: Page,
  { tenant, customerId, host }: Orderer,
  search: Readonly<Record<string, unknown>>,
  isWanted: (product: unknown) => boolean = () => true,
): Promise<string> => {
  const path = `/t/${tenant}/products/search?customerId=${customerId}`;
  for (let number = 0; number < MOST_PAGES; number += 1) {
    const answer = await call(page, { host }, 'POST', path, {
      ...search,
      page: { size: PAGE_SIZE, page: number },
    });
    const products = entries(answer, 'products');
    const wanted = products.find(isWanted);
    if (wanted !== undefined) return String(member(wanted, 'sku'));
    if (products.length < PAGE_SIZE) break;
  }
  throw new Error(`No article is as wanted: ${JSON.stringify(search)}`);
};
