import { fairCodeOf } from '@gastroshop/identity';

/**
 * Whether addresses are pages of this fair; another fair begins anew, with its own cart.
 *
 * @example isPageOf('HERBST26')('/subshop/promotions/HERBST26/search') // true
 */
export const isPageOf =
  (fairCode: string) =>
  (address: string): boolean =>
    address.startsWith('/') && !address.startsWith('//') && fairCodeOf(address) === fairCode;
