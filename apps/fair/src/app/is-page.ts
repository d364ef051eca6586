import { fairCodeOf } from '@gastroshop/identity';

/**
 * Whether addresses are pages of this fair; another fair begins anew, with its own cart.
 *
 * @example isFairPage('HERBST26')('/subshop/promotions/HERBST26/search') // true
 */
export const isFairPage =
  (fairCode: string) =>
  (address: string): boolean =>
    address.startsWith('/') && !address.startsWith('//') && fairCodeOf(address) === fairCode;
