import type { Product } from '@gastroshop/api-contract';
import { FetchError } from '@gastroshop/api-client';
import type { ShopGateway } from '../../shop';

/** What a scanned or typed text stands for. */
export type Found =
  | { readonly kind: 'ARTICLE'; readonly product: Product; readonly unit?: string | undefined }
  | { readonly kind: 'SEVERAL' }
  | { readonly kind: 'UNKNOWN' }
  /** Nobody could be asked. */
  | { readonly kind: 'UNREACHABLE' };

/** Longest text the backend looks up. */
const LONGEST = 200;

/**
 * Looks up an article number, a GTIN or a name. Whether the article can be ordered does not matter: it lies in the
 * store.
 */
export const lookUp = async (gateway: Pick<ShopGateway, 'resolve'>, text: string): Promise<Found> => {
  try {
    const { lines } = await gateway.resolve([{ lineNumber: 1, article: text.trim().slice(0, LONGEST) }]);
    const [line] = lines;
    if (line?.product !== undefined)
      return { kind: 'ARTICLE', product: line.product, unit: line.unitAbbreviation };
    return { kind: (line?.candidates ?? []).length > 0 ? 'SEVERAL' : 'UNKNOWN' };
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'UNREACHABLE' };
    throw error;
  }
};
