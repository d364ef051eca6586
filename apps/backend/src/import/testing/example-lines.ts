import type { ImportKind } from '../schemas/line-schemas';

/** A line of each kind, what is required first. */
export const EXAMPLE_LINES: Readonly<Record<ImportKind, Readonly<Record<string, unknown>>>> = {
  products: {
    sku: 'i-1',
    name: 'Bergkäse 6 Monate',
    categories: [
      { id: 'i-fresh', name: { 'de-AT': 'Frische', 'en-GB': 'Fresh' } },
      { id: 'i-cheese', name: { 'de-AT': 'Käse', 'en-GB': 'Cheese' } },
    ],
    units: [
      {
        name: 'Stück',
        abbreviation: 'Stk',
        ratio: '1',
        isDefault: true,
        isVisible: true,
        isStorageUnit: true,
        gtins: ['4006381333931'],
      },
    ],
    english: { name: 'Mountain cheese' },
    supplier: { id: 'i-dairy', name: 'Sennerei' },
    brand: 'Sennerei',
    allergenInfoCodes: 'NNNNNNJNNNNNNN',
    vat: [{ ratePercent: '10', validFrom: '2016-01-01' }],
  },
  prices: { sku: 'i-1', type: 'LIST', rawValueString: '12.90', minQuantity: 0, fromDate: '2026-01-01' },
  customers: {
    id: 'i-100',
    displayName: 'Gasthof Import',
    priceLists: ['GASTRO'],
    deliveryAddresses: [{ externalId: 'i-100-1', street: 'Dorfplatz 1', postCode: '5700', city: 'Zell' }],
    deliverySlots: [{ id: 'A', day: 4, lastOrderDay: 3, lastOrderTime: '16:00' }],
    users: [{ userId: 'i-anna', userName: 'anna.import', rights: ['ORDER', 'SEE_PRICES'] }],
  },
  documents: {
    type: 'order',
    status: 'DELIVERED',
    order: {
      id: 'i-o-1',
      creationTime: '2026-11-02T09:15:00+01:00',
      customerId: 'i-100',
      deliverySlotDate: '2026-11-05',
      source: 'OTHER',
      confirmationEmails: [],
      orderItems: [
        { productSku: 'i-1', name: 'Bergkäse', amount: 2, ratio: '3', unitAbbr: 'Ktn', baseUnit: 'Stk' },
      ],
      freeItems: [],
      nonWebshopItems: [],
      supplierNotes: [],
      number: 'i-4711',
    },
  },
  content: {
    scope: 'AZ',
    kind: 'page',
    bodies: {
      'de-AT': { meta: { pageTitle: 'Über uns' }, blocks: [{ kind: 'heading', id: 'h', text: 'Wir' }] },
    },
    slug: 'ueber-uns',
  },
  fairs: {
    id: 'I-HERBST',
    tenants: ['AZ'],
    isActive: true,
    billingTime: 'DELIVERY_TIME',
    firstPossibleDeliveryDate: '2026-12-01',
    lastPossibleDeliveryDate: '2026-12-18',
    globalDiscountFactor: '0.97',
    maxOrdersPerCustomer: 3,
    blockedCustomers: [],
    orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-12-31' },
  },
  holidays: {
    date: '2026-12-08',
    closed: true,
    replacedBy: '2026-12-09',
    lastOrderAt: '2026-12-05T12:00:00+01:00',
  },
  users: {
    userId: 'i-chef',
    userName: 'chef.import',
    firstName: 'Carla',
    email: 'chef@import.example',
    assignments: [{ customerId: 'i-100', rights: ['ORDER', 'SEE_PRICES'], validFrom: '2026-01-01' }],
  },
  notifications: {
    id: 'i-holidays',
    type: 'DELIVERY',
    text: { 'de-AT': { subject: 'Feiertage', content: 'Rund um Weihnachten gelten frühere Bestellzeiten.' } },
    customers: ['i-100'],
    validFrom: '2026-11-01',
  },
};
