import { FetchError } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import type { DecimalString } from '@gastroshop/domain/money';
import { typedProduct } from '@gastroshop/storefront/product';
import type { ShopGateway } from '@gastroshop/storefront/shop';

/** What a scanned or typed text stands for. */
export type LookUpResult =
  | {
      readonly kind: 'ARTICLE';
      readonly product: Product;
      readonly unit?: string | undefined;
      /** What was typed with it. */
      readonly amount?: DecimalString | undefined;
    }
  | { readonly kind: 'SEVERAL' }
  | { readonly kind: 'UNKNOWN' }
  /** Nobody could be asked. */
  | { readonly kind: 'UNREACHABLE' };

/**
 * Looks up an article number, a GTIN or a name, perhaps with an amount. Whether the article can be ordered does not matter: it lies in the
 * store.
 */
export const lookUpProduct = async (
  gateway: Pick<ShopGateway, 'resolve'>,
  text: string,
): Promise<LookUpResult> => {
  try {
    const { question, amountOf } = typedProduct(text);
    const { lines } = await gateway.resolve([{ lineNumber: 1, ...question }]);
    const [line] = lines;
    if (line?.product !== undefined) {
      const amount = amountOf(line.reading);
      return {
        kind: 'ARTICLE',
        product: line.product,
        unit: line.unitAbbreviation,
        ...(amount !== undefined && { amount: `${amount}` }),
      };
    }
    return { kind: (line?.candidates ?? []).length > 0 ? 'SEVERAL' : 'UNKNOWN' };
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'UNREACHABLE' };
    throw error;
  }
};
