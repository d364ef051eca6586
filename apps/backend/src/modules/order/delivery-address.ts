import type { Address, OrderSubmission } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { ActingCustomer } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';

/** Where an order goes. */
export interface Destination {
  readonly externalId: string | undefined;
  readonly address: Address | undefined;
}

type Named = NonNullable<OrderSubmission['deliveryAddress']>;

const isSamePlace = (a: Address, b: Named): boolean =>
  a.street === b.street && a.postCode === b.postCode && a.city === b.city;

/**
 * The delivery address an order names, one of the customer's own; its first where none is named.
 *
 * @throws ProblemError not-found for an address that is not the customer's, known elsewhere or not
 */
export const destinationOf = async (
  queries: Queries,
  tenant: string,
  customer: ActingCustomer,
  { deliveryAddressExternalId, deliveryAddress, billingAddress }: OrderSubmission,
): Promise<Destination> => {
  if (billingAddress?.customerId !== undefined && billingAddress.customerId !== customer.id)
    throwProblem('not-found');
  const { rows } = await sql<{
    readonly external_id: string;
    readonly address: Address;
  }>`/* delivery_addresses */
    select external_id, address from delivery_address
    where tenant = ${tenant} and customer_id = ${customer.id}
    order by position, external_id`.execute(queries);
  const externalId = deliveryAddressExternalId ?? deliveryAddress?.externalId;
  const isNamed = externalId !== undefined || deliveryAddress !== undefined;
  const found = rows.find(({ external_id, address }) => {
    if (externalId !== undefined) return external_id === externalId;
    return deliveryAddress === undefined || isSamePlace(address, deliveryAddress);
  });
  if (found === undefined)
    return isNamed ? throwProblem('not-found') : { externalId: undefined, address: undefined };
  return { externalId: found.external_id, address: { ...found.address, externalId: found.external_id } };
};

/** An address on one line, as lists sort and show it. */
export const addressText = (address: Address | undefined): string =>
  address === undefined
    ? ''
    : [address.companyLines?.[0], address.street, [address.postCode, address.city].filter(Boolean).join(' ')]
        .filter((part) => part !== undefined && part !== '')
        .join(', ');
