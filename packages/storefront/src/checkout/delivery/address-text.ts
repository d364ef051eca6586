import type { Address } from '@gastroshop/api-contract';

/**
 * An address on one line.
 *
 * @param of name that is known where the address stands, and so is left out
 */
export const addressWords = ({ companyLines, street, postCode, city }: Address, of?: string): string =>
  [
    companyLines?.[0] === of ? undefined : companyLines?.[0],
    street,
    [postCode, city].filter((part) => part !== undefined && part !== '').join(' '),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
