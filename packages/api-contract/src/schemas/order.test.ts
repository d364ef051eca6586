import { describe, expect, it } from 'vitest';
import { ORDER_SOURCES, orderSchema, overviewOrderSchema } from './order';
import { orderDifferenceSchema } from './order-difference';
import { orderSubmissionSchema } from './order-submission';
import { refusedAt } from './testing/refused-at';

const line = { productSku: '1', amount: 3, ratio: 6, unitAbbr: 'KT', name: 'Milch' };
const wholeOrder = {
  id: 'o-1',
  creationTime: '2026-11-25T14:00:00Z',
  customerId: 'c',
  source: 'WEBSHOP',
  confirmationEmails: [],
  orderItems: [line],
  freeItems: [{ name: 'Palette', amount: 1 }],
  nonWebshopItems: [],
  supplierNotes: [{ supplierId: 's', note: 'n' }],
};

describe('CHK-3: requested days for fresh and frozen products', () => {
  it.each([
    ['one day', { requestedDeliveryDay: '2026-11-26' }],
    ['a day for fresh goods', { requestedDeliveryDayFreshProducts: '2026-11-26' }],
    ['a day for frozen goods', { requestedDeliveryDayFrozenProducts: '2026-11-30' }],
    [
      'a day for each',
      { requestedDeliveryDayFreshProducts: '2026-11-26', requestedDeliveryDayFrozenProducts: '2026-11-30' },
    ],
  ])('takes %s', (_what, submission) => {
    expect(refusedAt(orderSubmissionSchema, submission)).toEqual([]);
  });

  it('needs one of them', () => {
    expect(orderSubmissionSchema.safeParse({}).error?.issues).toMatchObject([
      { path: ['requestedDeliveryDay'], message: 'An order needs a requested delivery day' },
    ]);
  });

  it('takes no day in another form', () => {
    expect(refusedAt(orderSubmissionSchema, { requestedDeliveryDayFreshProducts: '26.11.2026' })).toContain(
      'requestedDeliveryDayFreshProducts',
    );
  });

  it('an order tells both days', () => {
    const days = {
      requestedDeliveryDateFreshProducts: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-11-30',
    };
    expect(orderSchema.parse({ ...wholeOrder, ...days })).toMatchObject(days);
  });
});

describe('CHK-1: confirmation addresses are valid addresses', () => {
  const on = { requestedDeliveryDay: '2026-11-26' };

  it('each of them', () => {
    expect(
      refusedAt(orderSubmissionSchema, {
        ...on,
        confirmationMailAdresses: ['a@b.at', 'kueche@gasthof-post.at'],
      }),
    ).toEqual([]);
    expect(
      refusedAt(orderSubmissionSchema, { ...on, confirmationMailAdresses: ['a@b.at', 'gasthof'] }),
    ).toEqual(['confirmationMailAdresses.1']);
  });
});

describe('an order submission', () => {
  it('takes both payload shapes and what the buyer saw', () => {
    const submission = {
      deliveryAddressExternalId: 'a-1',
      requestedDeliveryDay: '2026-11-26',
      unloadingArea: 'Küche',
      customerOrderId: 'B-7',
      notes: 'Bitte läuten',
      deliveryAddress: { street: 'Dorfplatz 1' },
      billingAddress: { city: 'Zell', customerId: 'c', firstName: 'Anna', lastName: 'Huber' },
      deliverySlot: { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' },
      orderSource: 'BEST_FRIEND',
      seen: {
        cartVersion: 7,
        lines: [{ sku: '1', unitAbbreviation: 'KT', amount: 3, rowTotalString: '95.76' }],
        netString: '95.76',
      },
      confirmationToken: 't',
    };
    expect(orderSubmissionSchema.parse(submission)).toEqual(submission);
  });

  it.each([
    ['an unknown field', { total: '0' }, ''],
    ['an unknown source', { orderSource: 'FAX' }, 'orderSource'],
    ['notes without end', { notes: 'x'.repeat(2001) }, 'notes'],
    ['a slot on no day', { deliverySlot: { day: 7 } }, 'deliverySlot.day'],
    ['a person at a delivery address', { deliveryAddress: { lastName: 'Huber' } }, 'deliveryAddress'],
    [
      'a seen line without amount',
      { seen: { cartVersion: 1, lines: [{ sku: '1', unitAbbreviation: 'KT' }] } },
      'seen.lines.0.amount',
    ],
  ])('refuses %s', (_what, change, path) => {
    expect(refusedAt(orderSubmissionSchema, { requestedDeliveryDay: '2026-11-26', ...change })).toEqual([
      path,
    ]);
  });
});

describe('orders', () => {
  it('come from the web shop, a sub-shop, the hand-held device or elsewhere', () => {
    expect(ORDER_SOURCES).toEqual(['WEBSHOP', 'SUBSHOP', 'BEST_FRIEND', 'OTHER']);
    expect(refusedAt(orderSchema, { ...wholeOrder, source: 'FAX' })).toEqual(['source']);
  });

  it('keep what a price was made of', () => {
    const priceSnapshot = {
      type: 'LIST',
      rawValue: '4.15',
      factors: [{ source: 'FAIR', factor: '0.97' }],
      day: '2026-11-25',
      tier: 24,
    };
    const orderItems = [
      { ...line, price: '4.03', mostAccurateRowTotal: '72.54', priceSnapshot, deliveredQuantity: '4.9' },
    ];
    expect(orderSchema.parse({ ...wholeOrder, orderItems }).orderItems).toEqual(orderItems);
    expect(refusedAt(orderSchema, { ...wholeOrder, orderItems: [{ ...line, price: 4.03 }] })).toEqual([
      'orderItems.0.price',
    ]);
  });

  it('need their lines, except in the overview, which counts and sums them', () => {
    const rest = { ...wholeOrder, orderItems: undefined };
    expect(refusedAt(orderSchema, rest)).toEqual(['orderItems']);
    expect(refusedAt(overviewOrderSchema, { ...rest, itemsCount: 1, totalPrice: '72.54' })).toEqual([]);
    expect(refusedAt(overviewOrderSchema, rest)).toEqual(['itemsCount']);
  });
});

describe('a difference', () => {
  it('may concern a line or the whole order, and have nothing before or after', () => {
    expect(refusedAt(orderDifferenceSchema, { sku: '1', field: 'amount', before: 3, after: null })).toEqual(
      [],
    );
    expect(refusedAt(orderDifferenceSchema, { field: 'net', before: '1.00', after: '2.00' })).toEqual([]);
    expect(refusedAt(orderDifferenceSchema, { field: 'colour', before: null })).toEqual(['field', 'after']);
  });
});
