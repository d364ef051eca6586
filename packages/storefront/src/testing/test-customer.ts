import type { Customer } from '@gastroshop/api-contract';

/** A customer for tests, delivered to on Thursdays when ordered on Wednesday before 16:00. */
export const testCustomer = (differing: Partial<Customer> = {}): Customer => ({
  id: '1',
  customerId: '48213',
  tenant: 'AZ',
  displayName: 'Gasthof Zum Goldenen Hirschen',
  disabled: false,
  priceLists: [],
  deliveryAddresses: [],
  assignedUsers: [],
  upcomingDays: [],
  hasCatalogRestriction: false,
  reachedSubshopOrderLimit: false,
  deliverySlots: [{ id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' }],
  alternativeTourDeliverySlots: [],
  ...differing,
});
