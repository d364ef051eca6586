import type { QuantityHistoryBodyRead, SearchBodyRead } from '@gastroshop/api-contract';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import { buyerOf, type Buyer } from '../product';
import type { ProductSearchQuery } from './search';

/** A user of whom is known which numbers are shown. */
interface NumberReader {
  readonly flags: { readonly shouldSeeCrossTenantProductId: boolean };
}

/** Whether the numbers of the group are shown, so that articles are found by them; visitors are shown none. */
export const seesGroupNumbers = ({ caller }: { readonly caller?: NumberReader | undefined }): boolean =>
  caller?.flags.shouldSeeCrossTenantProductId ?? false;

/** What of a call a search needs. */
export interface SearchRequest extends Buyer {
  readonly body: SearchBodyRead | QuantityHistoryBodyRead;
  readonly seesPrices: boolean;
  readonly caller?: NumberReader | undefined;
}

/** The question a search call asks. */
export const toSearchQuery = (request: SearchRequest, essential?: EssenceFilter): ProductSearchQuery => {
  const { body, seesPrices } = request;
  const { queryString, filter = {}, page } = body;
  return {
    buyer: buyerOf(request),
    seesPrices,
    seesGroupNumbers: seesGroupNumbers(request),
    text: queryString,
    whitelistedSkus: 'whitelistedSkus' in body ? body.whitelistedSkus : undefined,
    filter,
    essential: essential ?? filter.essential ?? 'IGNORE',
    page,
  };
};

/** The essence list shows what is not hidden unless asked otherwise; it never shows what is not on it. */
export const essenceQuestionOf = (request: SearchRequest): ProductSearchQuery => {
  const { essential = 'SHOWN_ONLY' } = request.body.filter ?? {};
  return toSearchQuery(request, essential === 'IGNORE' ? 'ALL' : essential);
};
