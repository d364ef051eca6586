import type { OrderList, Product, ResolvedOrderList } from '@gastroshop/api-contract';
import { nameArticle } from '@gastroshop/domain/order-list';
import type { Queries } from '../../../db';
import { fairOfBuyer } from '../../fair';
import type { Buyer } from '../buyer';
import { loadProducts } from '../load-products';
import { offeredProducts } from '../offered-products';
import { findArticles, type FindOptions } from './find-articles';
import { resolveLine } from './resolve-line';

/**
 * Reads an order list: what each line names, in which unit and amount it would be ordered, and why not. The number of
 * queries does not grow with the list.
 */
export const resolveOrderList = async (
  queries: Queries,
  buyer: Buyer,
  { lines, subshopCode }: OrderList,
  options: FindOptions,
): Promise<ResolvedOrderList> => {
  const names = new Map(
    lines.map(({ article }) => {
      const { text, gtin } = nameArticle(article.trim());
      return [article, { text, gtin }];
    }),
  );
  const wanted = [...new Map([...names.values()].map((name) => [name.text, name])).values()];
  const skusByName = await findArticles(
    queries,
    buyer,
    wanted.filter(({ text }) => text !== ''),
    options,
  );
  const fair = await fairOfBuyer(queries, buyer, subshopCode);
  const products = await loadProducts(queries, buyer, [...new Set([...skusByName.values()].flat())], {
    fair,
  });
  const productsOf = (name: string): readonly Product[] =>
    offeredProducts(products, skusByName.get(name) ?? [], { showInactive: true });
  return {
    lines: lines.map((line) => {
      const { text = '', gtin } = names.get(line.article) ?? {};
      return resolveLine({ line, gtin, products: productsOf(text) }, buyer.locale);
    }),
  };
};
