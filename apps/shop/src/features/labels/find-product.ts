import type { Product } from '@gastroshop/api-contract';
import { parseProductNumber } from '@gastroshop/domain/product';
import { typedProduct } from '@gastroshop/storefront/product';
import type { ShopGateway } from '@gastroshop/storefront/shop';

/** What was found for what somebody typed or scanned. */
export type FoundProduct =
  | { readonly kind: 'FOUND'; readonly product: Product; readonly amount: number | undefined }
  | { readonly kind: 'SEVERAL'; readonly products: readonly Product[] }
  | { readonly kind: 'NOT_AVAILABLE' | 'UNKNOWN' };

/** The name of an article. */
export const productName = ({ productDisplayName, name }: Product): string => productDisplayName ?? name;

/** Finds the article that was typed or scanned, as the order pad reads a line; what cannot be asked is unknown. */
export const findProduct = async (
  gateway: Pick<ShopGateway, 'resolve'>,
  typed: string,
): Promise<FoundProduct> => {
  const { question, amountOf } = typedProduct(typed);
  try {
    const { lines } = await gateway.resolve([{ lineNumber: 1, ...question }]);
    const [line] = lines;
    // A label needs no amount; that one is missing is no fault here.
    if (line?.product !== undefined && line.outcome !== 'ARTICLE_NOT_AVAILABLE')
      return { kind: 'FOUND', product: line.product, amount: amountOf(line.reading) };
    if (line?.candidates !== undefined && line.candidates.length > 0)
      return { kind: 'SEVERAL', products: line.candidates };
    return { kind: line?.outcome === 'ARTICLE_NOT_AVAILABLE' ? 'NOT_AVAILABLE' : 'UNKNOWN' };
  } catch {
    return { kind: 'UNKNOWN' };
  }
};

/**
 * The articles that may be meant, as the search orders them; those that fit where it has none that surely are. A number
 * of several articles names these alone.
 */
export const suggestedFirst = (
  typed: string,
  candidates: readonly Product[],
  suggested:
    { readonly products: readonly Product[]; readonly closeSkus?: readonly string[] | undefined } | undefined,
): readonly Product[] => {
  if (suggested === undefined || parseProductNumber(typed) !== undefined) return candidates;
  const { products, closeSkus } = suggested;
  const close = products.filter(({ sku }) => closeSkus?.includes(sku) ?? true);
  return close.length > 0 ? close : candidates;
};
