import type { PageInfo } from '@gastroshop/api-contract';

/**
 * Asks for one page after the other, until the last. Nothing is asked before it is wanted; leaving the loop ends it.
 *
 * @param ask makes the call for a page, counted from 0
 * @throws whatever the call throws
 * @example
 * const page = (page: number) => ({ tenant: 'AZ', searchBodySchema: { queryString: 'milch', page: { page, size: 300 } } });
 * for await (const { products } of allPages((index) => searchProducts(client, page(index)))) print(products);
 */
export async function* allPages<Answer extends { readonly page: PageInfo }>(
  ask: (page: number) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  for (let page = 0, pages = 1; page < pages; page++) {
    const answer = await ask(page);
    // The list may have grown or shrunk since the first one.
    pages = answer.page.totalPages;
    yield answer;
  }
}
