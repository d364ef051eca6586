import type { DeliverySlot } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../db';
import type { Clock } from '../settings';
import { plantProducts, type PlantedProduct } from './seed-catalogue';
import { seedAssignment, seedRecord } from './seed-people';

/** Wednesday, 25 November 2026, 14:00 in Vienna. */
export const TEST_NOW = new Date('2026-11-25T13:00:00Z');

/** A clock a test sets. */
export interface FakeClock extends Clock {
  moveTo(moment: Date): void;
}

/** Makes a clock that stands still until it is moved. */
export const createFakeClock = (start: Date = TEST_NOW): FakeClock => {
  let present = start;
  return {
    now: () => present,
    moveTo: (moment) => {
      present = moment;
    },
  };
};

/** Thursday until Wednesday 16:00, and Monday until Friday 12:00. */
export const WEEKLY_SLOTS: readonly DeliverySlot[] = [
  { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
  { id: 'B', day: 1, time: '06:00', lastOrderDay: 5, lastOrderTime: '12:00' },
];

/** Somebody who may order, and the customer it is for. */
export interface SeededOrderer {
  readonly customerId: string;
  readonly userId: string;
  readonly colleagueId: string;
  readonly addressId: string;
}

/** What an orderer differs in from the plain one. */
export interface OrdererOptions {
  readonly tenant?: string | undefined;
  readonly slots?: readonly DeliverySlot[] | undefined;
  readonly frozenSlots?: readonly DeliverySlot[] | undefined;
}

const randomOrderer = (): SeededOrderer => {
  const mark = randomUUID().slice(0, 8);
  return { customerId: `c${mark}`, userId: `u${mark}`, colleagueId: `k${mark}`, addressId: `a${mark}` };
};

/** Stores a customer with an address and weekly deliveries, and two users who act for it, all under random names. */
export const seedTestBuyer = async (
  queries: Queries,
  { tenant = 'AZ', slots = WEEKLY_SLOTS, frozenSlots = [] }: OrdererOptions = {},
): Promise<SeededOrderer> => {
  const orderer = randomOrderer();
  const mark = orderer.customerId;
  await seedRecord(queries, {
    tenant,
    id: orderer.customerId,
    displayName: `Gasthof ${mark}`,
    deliveryAddresses: [
      {
        externalId: orderer.addressId,
        companyLines: [`Gasthof ${mark}`],
        street: 'Dorfplatz 1',
        postCode: '5700',
        city: 'Zell',
      },
    ],
    slots,
    alternativeSlots: frozenSlots,
  });
  await seedAssignment(queries, orderer.customerId, [orderer.userId, orderer.colleagueId], tenant);
  return orderer;
};

/** Stores the deliveries of many customers and nothing else of them: enough for rules that are asked without a request. */
export const seedDeliveries = async (queries: Queries, count: number): Promise<readonly SeededOrderer[]> => {
  const planted = Array.from({ length: count }, randomOrderer);
  await queries
    .insertInto('delivery_slot')
    .values(
      planted.flatMap(({ customerId }) =>
        WEEKLY_SLOTS.map((slot, position) => ({
          tenant: 'AZ',
          customer_id: customerId,
          id: slot.id,
          is_alternative_tour: false,
          position,
          slot: JSON.stringify(slot),
        })),
      ),
    )
    .execute();
  return planted;
};

/** Ten percent always: what most food has. */
const VAT = [{ ratePercent: '10', validFrom: '2016-01-01' }];

/** An article with piece and carton of six, a list price and VAT, under a random number. */
export const shelfProduct = (
  more: Partial<PlantedProduct> = {},
): PlantedProduct & { readonly sku: string } => {
  const sku = more.sku ?? `s${randomUUID().slice(0, 8)}`;
  const { doc, ...rest } = more;
  return {
    name: `Article ${sku}`,
    prices: [{ type: 'LIST', rawValueString: '4.15', minQuantity: 0 }],
    ...rest,
    sku,
    doc: {
      units: [
        {
          name: 'Stück',
          abbreviation: 'ST',
          ratio: 1,
          isDefault: false,
          isVisible: true,
          isStorageUnit: true,
        },
        {
          name: 'Karton',
          abbreviation: 'KT',
          ratio: 6,
          isDefault: true,
          isVisible: true,
          isStorageUnit: false,
        },
      ],
      vat: VAT,
      ...doc,
    },
  };
};

/** Stores plain articles and answers their numbers. */
export const seedShelf = async (
  queries: Queries,
  count: number,
  tenant = 'AZ',
): Promise<readonly string[]> => {
  const products = Array.from({ length: count }, () => shelfProduct({ tenant }));
  await plantProducts(queries, products);
  return products.map(({ sku }) => sku);
};
