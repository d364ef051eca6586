import type { Address, InventoryBody } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

const nameOf = ({ companyLines, street, city }: Address): string | undefined =>
  companyLines?.find((line) => line !== '') ?? street ?? city;

/**
 * Where was counted, in words: the address's name and the area of it. The words stay as they were when it was counted,
 * whatever becomes of the address.
 *
 * @returns undefined when neither is named
 * @throws ProblemError not-found for an address that is not the customer's, known elsewhere or not
 */
export const countedPlace = async (
  queries: Queries,
  owner: { readonly tenant: string; readonly customerId: string },
  { externalAddressId, unloadingArea }: Pick<InventoryBody, 'externalAddressId' | 'unloadingArea'>,
): Promise<string | undefined> => {
  const words: string[] = [];
  if (externalAddressId !== undefined) {
    const row = await queries
      .selectFrom('delivery_address')
      .select('address')
      .where('tenant', '=', owner.tenant)
      .where('customer_id', '=', owner.customerId)
      .where('external_id', '=', externalAddressId)
      .executeTakeFirst();
    if (row === undefined) throwProblem('not-found');
    const name = nameOf(row.address);
    if (name !== undefined) words.push(name);
  }
  if (unloadingArea !== undefined && unloadingArea.trim() !== '') words.push(unloadingArea.trim());
  return words.length === 0 ? undefined : words.join(', ');
};
