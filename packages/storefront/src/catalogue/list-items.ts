import type { GroupedProductPage, Product, Promotion } from '@gastroshop/api-contract';

/** What stands in a list of articles: an article, or a promotion between them. */
export type ListItem =
  | {
      readonly kind: 'product';
      readonly key: string;
      readonly product: Product;
      /** Position among the articles, which the keys travel along. */
      readonly position: number;
      /** Name of the group whose variant it is; missing for the first of the group and outside groups. */
      readonly variantOf?: string | undefined;
    }
  | { readonly kind: 'promotion'; readonly key: string; readonly promotion: Promotion };

/** After how many articles the first promotion stands, and how many lie between two. */
const FIRST_AFTER = 4;
const THEN_EVERY = 20;

/** Articles with the variants of a group behind the first one of them, where nothing else says how they stand. */
const besideEachOther = ({
  products,
  groupings,
}: GroupedProductPage): readonly { readonly product: Product; readonly variantOf?: string | undefined }[] => {
  const groupOf = new Map(groupings.flatMap((group) => group.skus.map((sku) => [sku, group])));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const placed = new Set<string>();
  return products.flatMap((product) => {
    if (placed.has(product.sku)) return [];
    placed.add(product.sku);
    const group = groupOf.get(product.sku);
    if (group === undefined) return [{ product }];
    const others = group.skus.flatMap((sku) => {
      const other = placed.has(sku) ? undefined : bySku.get(sku);
      if (other === undefined) return [];
      placed.add(sku);
      return [{ product: other, variantOf: group.name ?? product.name }];
    });
    return [{ product }, ...others];
  });
};

/**
 * What stands in a list: the articles with promotions between them.
 *
 * @param grouped whether variants stand together; not where the buyer has chosen an order
 */
export const listItems = (
  page: GroupedProductPage,
  promotions: readonly Promotion[],
  grouped: boolean,
): readonly ListItem[] => {
  const products = grouped ? besideEachOther(page) : page.products.map((product) => ({ product }));
  const waiting = [...promotions];
  let next = FIRST_AFTER;
  return products.flatMap((product, position): readonly ListItem[] => {
    const item = { kind: 'product', key: product.product.sku, position, ...product } as const;
    // A promotion does not part variants.
    const isTurn = position >= next && !('variantOf' in product);
    const promotion = isTurn ? waiting.shift() : undefined;
    if (promotion === undefined) return [item];
    next = position + THEN_EVERY;
    return [{ kind: 'promotion', key: `promotion ${promotion.id}`, promotion }, item];
  });
};
