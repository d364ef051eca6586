import { randomOf } from '../random';
import { COMMON_DELIVERIES } from './delivery-slots';
import type { DemoCustomer } from './customer';
import { HOUSES, SIGNBOARDS } from './names';
import { PLACES, STREETS } from './places';

/** Customers of the sign-in that has thousands of them. */
const MANY = 4_000;
const FIRST_ID = 500_001;
/** As many of them, the last ones, order with a hand-held device as well. */
const WITH_DEVICE = 10;

/** The customers of a sales representative: enough to need a search. */
export const manyCustomers = (): readonly DemoCustomer[] =>
  Array.from({ length: MANY }, (_, index): DemoCustomer => {
    const id = String(FIRST_ID + index);
    const random = randomOf(`customer ${id}`);
    const { postCode, city } = random.pick(PLACES.AZ);
    const displayName = `${random.pick(HOUSES)} ${random.pick(SIGNBOARDS)}`;
    return {
      tenant: 'AZ',
      id,
      displayName,
      priceLists: random.chance(0.5) ? ['GASTRO'] : [],
      isRestricted: false,
      hasBestFriend: index >= MANY - WITH_DEVICE,
      lastOrderTime: undefined,
      showEssenceForDays: undefined,
      contactPersonId: 'verkauf-1',
      addresses: [
        {
          tenant: 'AZ',
          externalId: `${id}-1`,
          companyLines: [displayName],
          street: `${random.pick(STREETS)} ${random.int(1, 180)}`,
          postCode,
          city,
          countryCode: 'AT',
          unloadingAreas: ['Küche'],
        },
      ],
      invoiceName: ['', ''],
      deliveries: random.pick(COMMON_DELIVERIES),
      exceptions: [],
      orders: 0,
      taste: 'INN',
    };
  });
