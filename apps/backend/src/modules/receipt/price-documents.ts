import type { DocumentType, ReceiptType } from '@gastroshop/api-contract';
import { DOCUMENT_TYPES } from '@gastroshop/api-contract';
import { throwProblem } from '../../http';

/** Documents that are nothing but prices. */
const PRICE_DOCUMENTS: ReadonlySet<ReceiptType> = new Set(['invoice', 'creditmemo']);

/**
 * The kinds of documents a type asks for, of those the caller may see: "all" leaves out what is nothing but prices.
 *
 * @throws ProblemError prices-forbidden for a type that is nothing but prices
 */
export const visibleTypes = (type: ReceiptType, seesPrices: boolean): readonly DocumentType[] => {
  if (!seesPrices && PRICE_DOCUMENTS.has(type)) throwProblem('prices-forbidden');
  return DOCUMENT_TYPES.filter(
    (one) => (type === 'all' || type === one) && (seesPrices || !PRICE_DOCUMENTS.has(one)),
  );
};
