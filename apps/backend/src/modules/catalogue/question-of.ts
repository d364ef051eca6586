import type { QuantityHistoryBodyRead, SearchBodyRead } from '@gastroshop/api-contract';
import type { EssenceFilter } from '@gastroshop/domain/essence';
import { buyerOf, type Buyer } from '../product';
import type { SearchQuestion } from './search';

/** What of a call a search needs. */
export interface SearchRequest extends Buyer {
  readonly body: SearchBodyRead | QuantityHistoryBodyRead;
  readonly seesPrices: boolean;
}

/** The question a search call asks. */
export const questionOf = (request: SearchRequest, essential?: EssenceFilter): SearchQuestion => {
  const { body, seesPrices } = request;
  const { queryString, filter = {}, page } = body;
  return {
    buyer: buyerOf(request),
    seesPrices,
    text: queryString,
    whitelistedSkus: 'whitelistedSkus' in body ? body.whitelistedSkus : undefined,
    filter,
    essential: essential ?? filter.essential ?? 'IGNORE',
    page,
  };
};

/** The essence list shows what is not hidden unless asked otherwise; it never shows what is not on it. */
export const essenceQuestionOf = (request: SearchRequest): SearchQuestion => {
  const { essential = 'SHOWN_ONLY' } = request.body.filter ?? {};
  return questionOf(request, essential === 'IGNORE' ? 'ALL' : essential);
};
