import type { ActingCustomer } from '../access';

/** A customer acted for that has the whole assortment, no price list of its own and, unless given, no rights. */
export const plainCustomer = (id: string, rights: ActingCustomer['rights'] = []): ActingCustomer => ({
  id,
  displayName: id,
  isDisabled: false,
  priceLists: [],
  hasCatalogRestriction: false,
  billingTime: undefined,
  rights,
});
