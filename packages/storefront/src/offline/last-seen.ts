import type { Product } from '@gastroshop/api-contract';
import { shopKey, type ShopScope } from '../shop';
import type { AnswerStore } from './answer-store';

/** An article as it was last seen. */
export interface SeenArticle {
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

/** Kinds of answers with articles that can be ordered. */
const KINDS = ['search', 'product', 'cart', 'added', 'order-template'];

/** The articles somebody has last seen in this scope, each as it was told last, those seen last first. */
export const lastSeenArticles = async (
  { ofKind }: Pick<AnswerStore, 'ofKind'>,
  scope: ShopScope,
): Promise<readonly SeenArticle[]> => {
  const prefix = JSON.stringify(shopKey(scope)).slice(0, -1);
  const answers = (await Promise.all(KINDS.map(ofKind))).flat();
  const articles = new Map<string, SeenArticle>();
  for (const { key, data, answeredAt } of answers.toSorted(
    (one, other) => other.answeredAt - one.answeredAt,
  )) {
    if (!JSON.stringify(key).startsWith(`${prefix},`)) continue;
    for (const product of productsIn(data))
      if (!articles.has(product.sku)) articles.set(product.sku, { product, seenAt: answeredAt });
  }
  return [...articles.values()];
};
