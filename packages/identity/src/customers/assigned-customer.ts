/** A customer a user may act for, as the backend lists them. */
export interface AssignedCustomer {
  readonly customerId: string;
  readonly displayName: string;
  readonly customerAddress?:
    | {
        readonly street?: string | null | undefined;
        readonly postCode?: string | null | undefined;
        readonly city?: string | null | undefined;
      }
    | null
    | undefined;
}

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(separator);

/**
 * The address column of the customer selector (SEL-1): street, post code and city; empty when there is none, and
 * without stray commas when a part is missing.
 *
 * @example 'Hauptstraße 1, 6020 Innsbruck'
 */
export const customerAddressText = ({ customerAddress }: AssignedCustomer): string =>
  joined([customerAddress?.street, joined([customerAddress?.postCode, customerAddress?.city], ' ')], ', ');
