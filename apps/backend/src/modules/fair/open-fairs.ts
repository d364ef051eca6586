import type { Fair } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { toFairAdmission, fairEntry, type FairVisitor } from './fair-admission';
import { loadFairs } from './stored-fair';

/**
 * The fair whose prices a buyer is shown: an active one that is held for the tenant and does not block the customer.
 * Any other code is answered as if none had been given.
 */
export const openFairFor = async (
  queries: Queries,
  guest: FairVisitor,
  code: string | undefined,
): Promise<Fair | undefined> => {
  if (code === undefined || guest.customer === undefined) return undefined;
  const { fair, refusal } = await fairEntry(queries, guest, code);
  return refusal === undefined ? fair : undefined;
};

/**
 * All fairs that are open for a buyer, by their codes.
 *
 * @param first the fair the buyer stands in: it comes first
 */
export const fairsOfBuyer = async (
  queries: Queries,
  guest: FairVisitor,
  first: string,
): Promise<readonly Fair[]> => {
  const open = (await loadFairs(queries)).flatMap((stored): readonly Fair[] =>
    toFairAdmission(stored, guest).refusal === undefined ? [stored.fair] : [],
  );
  return [...open.filter(({ id }) => id === first), ...open.filter(({ id }) => id !== first)];
};
