import { FetchError } from '@gastroshop/api-client';
import type { Product } from '@gastroshop/api-contract';
import type { DecimalString } from '@gastroshop/domain/money';
import { typedProduct } from '@gastroshop/storefront/product';
import type { ShopGateway } from '@gastroshop/storefront/shop';
import { countedUnit } from './count-lines';

/** Why what was written beside an article is not counted, with a sentence where the backend has one. */
export type CountDoubt =
  /** The unit is not one that it comes in. */
  | { readonly kind: 'UNIT'; readonly sentence: string | undefined }
  /** It is only called alike. */
  | { readonly kind: 'SIMILAR' };

/** What a scanned or typed text stands for. */
export type LookUpResult =
  | {
      readonly kind: 'ARTICLE';
      readonly product: Product;
      readonly unit?: string | undefined;
      /** What was typed with it, where nothing about it is in doubt. */
      readonly amount?: DecimalString | undefined;
      readonly doubt?: CountDoubt | undefined;
    }
  | { readonly kind: 'SEVERAL' }
  | { readonly kind: 'UNKNOWN' }
  /** Nobody could be asked. */
  | { readonly kind: 'UNREACHABLE' };

/**
 * Looks up an article number, a GTIN or a name, perhaps with an amount. Whether the article can be ordered does not matter: it lies in the
 * store. An amount in a unit that it does not come in, or of an article that is only called alike, is not counted.
 *
 * @param noted what was counted of it before it could be looked up; it takes the place of what the text says
 */
export const lookUpProduct = async (
  gateway: Pick<ShopGateway, 'resolve'>,
  text: string,
  noted?: DecimalString,
): Promise<LookUpResult> => {
  try {
    const { question, amountOf, unitOf } = typedProduct(text);
    const { lines } = await gateway.resolve([{ lineNumber: 1, ...question }]);
    const [line] = lines;
    if (line?.product === undefined)
      return { kind: (line?.candidates ?? []).length > 0 ? 'SEVERAL' : 'UNKNOWN' };
    const { product } = line;
    const named = unitOf(line.reading);
    const unit =
      line.unitAbbreviation ?? (named === undefined ? undefined : countedUnit(product, named)?.abbreviation);
    if (unit === undefined && line.outcome === 'UNIT_UNKNOWN')
      return { kind: 'ARTICLE', product, doubt: { kind: 'UNIT', sentence: line.reason } };
    const written = amountOf(line.reading);
    const amount = noted ?? (written === undefined ? undefined : `${written}`);
    if (line.match === 'SPELLING' && amount !== undefined)
      return { kind: 'ARTICLE', product, unit, doubt: { kind: 'SIMILAR' } };
    return { kind: 'ARTICLE', product, unit, ...(amount !== undefined && { amount }) };
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'UNREACHABLE' };
    throw error;
  }
};
