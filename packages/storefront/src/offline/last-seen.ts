import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { scopedKey, type ShopScope } from '../shop';
import type { ResponseCache } from './response-cache';

/** An article as it was last seen. */
export interface RecentlyViewedProduct {
  readonly product: Product;
  /** When the backend told it, epoch milliseconds. */
  readonly seenAt: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isProduct = (value: unknown): value is Product =>
  isRecord(value) &&
  typeof value['sku'] === 'string' &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['units']) &&
  Array.isArray(value['attributes']);

const listIn = (data: Readonly<Record<string, unknown>>, name: string): readonly unknown[] => {
  const list: unknown = data[name];
  return Array.isArray(list) ? list : [];
};

/** The articles in an answer: of a list, of a cart, or the answer itself. */
const productsIn = (data: unknown): readonly Product[] => {
  if (isProduct(data)) return [data];
  if (!isRecord(data)) return [];
  const inCart = listIn(data, 'items').map((item) => (isRecord(item) ? item['product'] : undefined));
  return [...listIn(data, 'products'), ...inCart].filter(isProduct);
};

/** What the customer is due to buy, and has bought of it. */
const DUE = 'due-products';

/** Kinds of answers with articles that can be ordered. */
const KINDS = ['search', 'product', 'cart', 'added', 'order-template', DUE];

const answersOfScope = (scope: ShopScope): ((key: readonly unknown[]) => boolean) => {
  const prefix = JSON.stringify(scopedKey(scope)).slice(0, -1);
  return (key) => JSON.stringify(key).startsWith(`${prefix},`);
};

/** The articles somebody has last seen in this scope, each as it was told last, those seen last first. */
export const recentlyViewedProducts = async (
  { ofKind }: Pick<ResponseCache, 'ofKind'>,
  scope: ShopScope,
): Promise<readonly RecentlyViewedProduct[]> => {
  const isOfScope = answersOfScope(scope);
  const answers = (await Promise.all(KINDS.map(ofKind))).flat();
  const products = new Map<string, RecentlyViewedProduct>();
  for (const { key, data, answeredAt } of answers.toSorted(
    (one, other) => other.answeredAt - one.answeredAt,
  )) {
    if (!isOfScope(key)) continue;
    for (const product of productsIn(data))
      if (!products.has(product.sku)) products.set(product.sku, { product, seenAt: answeredAt });
  }
  return [...products.values()];
};

const isBought = (value: unknown): value is BoughtProduct =>
  isRecord(value) && typeof value['sku'] === 'string' && isRecord(value['last']);

/** What the customer has bought of the articles that were due, as it was told last. */
export const lastBought = async (
  { ofKind }: Pick<ResponseCache, 'ofKind'>,
  scope: ShopScope,
): Promise<readonly BoughtProduct[]> => {
  const isOfScope = answersOfScope(scope);
  const answers = (await ofKind(DUE)).filter(({ key }) => isOfScope(key));
  const latest = answers.toSorted((one, other) => other.answeredAt - one.answeredAt).at(0)?.data;
  return isRecord(latest) ? listIn(latest, 'bought').filter(isBought) : [];
};
