import type { Address } from '@gastroshop/api-contract';
import {
  COMMON_DELIVERIES,
  DAILY_WITH_FROZEN_TOUR,
  THREE_A_WEEK,
  TUESDAY_THURSDAY,
  TWICE_A_WEEK,
} from './delivery-slots';
import type { DemoCustomer } from './customer';
import type { DemoDay } from '../demo-day';

/** The customer of the first sign-in, shared with the one of all roles. */
export const MAIN_CUSTOMER = '48213';
/** The canteen whose buyers see no prices. */
export const CANTEEN = '48230';
/** The customer that has ordered as often in the fair as it may. */
export const FAIR_CUSTOMER = '48240';
/** Customers of the sign-in with twelve of them. */
export const GROUP_CUSTOMERS: readonly string[] = [
  MAIN_CUSTOMER,
  ...Array.from({ length: 11 }, (_, index) => String(48_301 + index)),
];

const address = (
  tenant: string,
  customerId: string,
  [name, street, postCode, city]: readonly [string, string, string, string],
  unloadingAreas: readonly string[],
  part = 1,
): Address => ({
  tenant,
  externalId: `${customerId}-${part}`,
  companyLines: [name],
  street,
  postCode,
  city,
  countryCode: 'AT',
  unloadingAreas: [...unloadingAreas],
});

const customer = (
  tenant: string,
  id: string,
  place: readonly [name: string, street: string, postCode: string, city: string],
  own: Partial<DemoCustomer>,
): DemoCustomer => ({
  tenant,
  id,
  displayName: place[0],
  priceLists: [],
  isRestricted: false,
  hasBestFriend: false,
  lastOrderTime: undefined,
  showEssenceForDays: 365,
  contactPersonId: 'verkauf-1',
  addresses: [address(tenant, id, place, ['Küche', 'Kühlraum', 'Keller'])],
  invoiceName: ['Johann', 'Huber'],
  deliveries: THREE_A_WEEK,
  exceptions: [],
  orders: 0,
  taste: 'INN',
  ...own,
});

const GROUP_PLACES: readonly (readonly [string, string, string, string])[] = [
  ['Alpenhotel Sonnblick', 'Seestraße 18', '5700', 'Zell am See'],
  ['Berggasthof Hochkönig', 'Almweg 4', '5505', 'Mühlbach'],
  ['Café am Platz', 'Marktplatz 3', '5760', 'Saalfelden'],
  ['Hotel Seeblick', 'Seestraße 41', '5710', 'Kaprun'],
  ['Pension Enzian', 'Talstraße 27', '5754', 'Hinterglemm'],
  ['Pizzeria Da Mario', 'Bahnhofstraße 9', '5700', 'Zell am See'],
  ['Skihütte Pinzgauer Blick', 'Schmittenstraße 112', '5700', 'Zell am See'],
  ['Jugendgästehaus Saalbach', 'Dorfstraße 200', '5753', 'Saalbach'],
  ['Restaurant Steinbock', 'Hauptstraße 15', '5771', 'Leogang'],
  ['Wirtshaus zur Linde', 'Lindenweg 2', '5751', 'Maishofen'],
  ['Seniorenheim Maria Alm', 'Kirchplatz 6', '5761', 'Maria Alm'],
];

/** The customers of the sign-ins that show something, by hand. */
export const chosenCustomers = ({ day }: DemoDay): readonly DemoCustomer[] => [
  customer('AZ', MAIN_CUSTOMER, ['Gasthof Zum Goldenen Hirschen', 'Dorfplatz 1', '5700', 'Zell am See'], {
    priceLists: ['GASTRO'],
    hasBestFriend: true,
    lastOrderTime: '16:00',
    deliveries: DAILY_WITH_FROZEN_TOUR,
    addresses: [
      address(
        'AZ',
        MAIN_CUSTOMER,
        ['Gasthof Zum Goldenen Hirschen', 'Dorfplatz 1', '5700', 'Zell am See'],
        ['Küche', 'Kühlraum 1', 'Kühlraum 2', 'Getränkekeller'],
      ),
      address(
        'AZ',
        MAIN_CUSTOMER,
        ['Hirschenalm', 'Schmittenstraße 80', '5700', 'Zell am See'],
        ['Talstation'],
        2,
      ),
    ],
    exceptions: [{ date: day(13), closed: true }],
    invoiceName: ['Katharina', 'Hirschbichler'],
    orders: 104,
  }),
  ...GROUP_PLACES.map((place, index) =>
    customer('AZ', GROUP_CUSTOMERS[index + 1] ?? '', place, {
      priceLists: ['HOTEL'],
      deliveries: index % 3 === 0 ? DAILY_WITH_FROZEN_TOUR : (COMMON_DELIVERIES[index % 2] ?? TWICE_A_WEEK),
      taste: place[0].startsWith('Café') ? 'CAFE' : place[0].startsWith('Senioren') ? 'CANTEEN' : 'HOTEL',
      orders: index < 3 ? 14 : index < 6 ? 4 : 0,
      contactPersonId: 'verkauf-2',
      isRestricted: place[0].startsWith('Jugend'),
    }),
  ),
  customer('AZ', CANTEEN, ['Betriebskantine Salzachwerk', 'Gewerbestraße 5', '5730', 'Mittersill'], {
    priceLists: ['KANTINE'],
    deliveries: TWICE_A_WEEK,
    isRestricted: true,
    taste: 'CANTEEN',
    orders: 26,
    addresses: [
      address(
        'AZ',
        CANTEEN,
        ['Betriebskantine Salzachwerk', 'Gewerbestraße 5', '5730', 'Mittersill'],
        ['Rampe 2', 'Lager'],
      ),
    ],
  }),
  customer('AZ', FAIR_CUSTOMER, ['Kaufhaus Pinzgau Markt', 'Hauptstraße 30', '5721', 'Piesendorf'], {
    deliveries: TUESDAY_THURSDAY,
    taste: 'HOTEL',
    orders: 8,
  }),
  customer('GM', '61044', ['Gasthaus zur Eisernen Hand', 'Eisenhandstraße 4', '4020', 'Linz'], {
    deliveries: TWICE_A_WEEK,
    priceLists: ['GASTRO'],
    orders: 16,
  }),
  customer('GM', '61058', ['Bistro Lichtblick', 'Hafenstraße 12', '4020', 'Linz'], {
    deliveries: TWICE_A_WEEK,
    taste: 'CAFE',
  }),
  customer('KI', '72015', ['Heuriger am Kamp', 'Kellergasse 21', '3550', 'Langenlois'], {
    deliveries: TUESDAY_THURSDAY,
    priceLists: ['GASTRO'],
    orders: 16,
  }),
  customer('LL', '83007', ['Ennstaler Hof', 'Ausseer Straße 8', '8940', 'Liezen'], {
    deliveries: THREE_A_WEEK,
    priceLists: ['HOTEL'],
    taste: 'HOTEL',
    orders: 16,
  }),
];
