import { loadCallerStatus, type ActingCustomer, type AuthenticatedUser } from '../../access';
import { widenScopeToCustomer, type Queries } from '../../db';
import { throwProblem } from '../../http';

/** Who asks for an inventory by its id alone. */
export interface InventoryReader {
  readonly caller: AuthenticatedUser;
  /** The customer acted for, if one is chosen; the inventory may belong to another of the user's. */
  readonly customer: ActingCustomer | undefined;
  /** Today in Vienna: assignments have a validity. */
  readonly today: string;
}

/** Whose inventory it is. */
export interface OwnInventory {
  readonly id: string;
  readonly customer: ActingCustomer;
}

/**
 * Looks for an inventory of any customer the user acts for, deleted or not. From here on the transaction sees the rows
 * of that customer.
 *
 * @throws ProblemError not-found for one that is foreign or unknown
 */
export const ownInventory = async (
  queries: Queries,
  { caller, customer, today }: InventoryReader,
  id: string,
): Promise<OwnInventory> => {
  const { tenant } = caller;
  const row = await queries
    .selectFrom('inventory')
    .select('customer_id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throwProblem('not-found');
  const customerId = row.customer_id;
  const owner =
    customer?.id === customerId
      ? customer
      : (await loadCallerStatus(queries, { ...caller, customerId, today })).customer;
  if (owner === undefined) throwProblem('not-found');
  await widenScopeToCustomer(queries, owner.id);
  return { id, customer: owner };
};
