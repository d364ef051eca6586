import type { Fair } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { requireFairAdmission, fairEntry, requireFair } from '../fair';
import type { Buyer } from './buyer';

/**
 * The fair of a call about its articles, for somebody it is open for.
 *
 * @throws ProblemError not-found for a fair that is unknown or not held for the tenant, fair-not-active,
 *   fair-customer-blocked
 */
export const fairOffer = async (queries: Queries, buyer: Buyer, code: string): Promise<Fair> => {
  const entry = await fairEntry(queries, buyer, code);
  const fair = requireFair(entry, buyer);
  requireFairAdmission(entry, buyer);
  return fair;
};
