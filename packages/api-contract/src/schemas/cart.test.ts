import { describe, expect, it } from 'vitest';
import { cartSchema, cartLineAnswerSchema } from './cart';
import { cartEventSchema } from './cart-event';
import { cartItemRemovalSchema, cartItemWriteSchema, cartItemWritesSchema } from './cart-item';
import { refusedAt } from './testing/refused-at';

const product = { sku: '1', name: 'Milch', attributes: [], minSaleQuantity: 0, units: [] };
const item = { sku: '1', amount: 3, unitAbbreviation: 'KT', product };
const write = { sku: '1', amount: 3, unitAbbreviation: 'KT' };
const event = { userId: 'u', customerId: 'c', eventType: 'ITEM_ADDED', timestamp: '2026-11-25T14:00:00Z' };

describe('CRT-3: a cart item always has its product', () => {
  it('without it the cart is refused', () => {
    expect(refusedAt(cartSchema, { customerId: 'c', items: [item], deletedItems: [] })).toEqual([]);
    expect(
      refusedAt(cartSchema, { customerId: 'c', items: [{ ...item, product: undefined }], deletedItems: [] }),
    ).toEqual(['items.0.product']);
  });

  it('what belongs to the merchandise system is carried through unchanged', () => {
    const naraDto = { a: [1, { b: null }] };
    const whole = { customerId: 'c', items: [{ ...item, naraDto }], deletedItems: [] };
    expect(cartSchema.parse(whole)).toEqual(whole);
  });
});

describe('CRT-5: events and deleted items', () => {
  it('a cart lists deleted items', () => {
    const deletedItems = [{ sku: '1', unitAbbr: 'KT', deletedAt: '2026-11-25T14:00:00Z' }];
    expect(cartSchema.parse({ customerId: 'c', items: [], deletedItems }).deletedItems).toEqual(deletedItems);
    expect(refusedAt(cartSchema, { customerId: 'c', items: [] })).toEqual(['deletedItems']);
    expect(refusedAt(cartSchema, { customerId: 'c', items: [], deletedItems: [{}] })).toEqual([
      'deletedItems.0.sku',
      'deletedItems.0.unitAbbr',
      'deletedItems.0.deletedAt',
    ]);
  });

  it.each(['ITEM_ADDED', 'ITEM_CHANGED', 'ITEM_REMOVED', 'CART_CLEARED', 'CART_SUBMITTED'])(
    '%s is an event',
    (eventType) => {
      expect(
        refusedAt(cartEventSchema, {
          ...event,
          eventType,
          sku: '1',
          amount: 3,
          unitAbbreviation: 'KT',
          cartCode: 'F',
        }),
      ).toEqual([]);
    },
  );

  it('an event needs who, for whom, what and when', () => {
    expect(refusedAt(cartEventSchema, { eventType: 'CART_LOST' })).toEqual([
      'userId',
      'customerId',
      'eventType',
      'timestamp',
    ]);
  });
});

describe('a write', () => {
  it.each([1, 99_999])('takes the amount %i', (amount) => {
    expect(refusedAt(cartItemWriteSchema, { ...write, amount })).toEqual([]);
  });

  it.each([0, 100_000, 1.5])('refuses the amount %d', (amount) => {
    expect(refusedAt(cartItemWriteSchema, { ...write, amount })).toEqual(['amount']);
  });

  it('takes the version seen, the age of the action, the operation, remarks and a plan', () => {
    const full = {
      ...write,
      naraDto: null,
      seenVersion: 0,
      ageMs: 12.5,
      operationId: 'op',
      note: 'dick geschnitten',
      costCentre: 'Bar',
      customerArticleNumber: 'A-1',
      plan: [{ date: '2026-11-26', amount: 3 }],
    };
    expect(cartItemWriteSchema.parse(full)).toEqual(full);
  });

  it('names what it changes: the amount may be left out, and a remark or a plan may be ended', () => {
    const named = { sku: '1', note: '', costCentre: '', customerArticleNumber: '', plan: [] };
    expect(cartItemWriteSchema.parse(named)).toEqual(named);
  });

  it.each([
    ['an unknown field', { price: '1' }, ''],
    ['a negative version', { seenVersion: -1 }, 'seenVersion'],
    ['an action to come', { ageMs: -1 }, 'ageMs'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'note'],
    ['an amount without a value', { amount: null }, 'amount'],
    ['a plan without an amount', { plan: [{ date: '2026-11-26' }] }, 'plan.0.amount'],
  ])('refuses %s', (_what, change, path) => {
    expect(refusedAt(cartItemWriteSchema, { ...write, ...change })).toEqual([path]);
  });

  it('of many lines holds 10,000', () => {
    expect(
      refusedAt(
        cartItemWritesSchema,
        Array.from({ length: 10_000 }, () => write),
      ),
    ).toEqual([]);
    expect(
      refusedAt(
        cartItemWritesSchema,
        Array.from({ length: 10_001 }, () => write),
      ),
    ).toEqual(['']);
  });

  it('that removes needs the sku only', () => {
    expect(refusedAt(cartItemRemovalSchema, { sku: '1' })).toEqual([]);
    expect(refusedAt(cartItemRemovalSchema, { amount: 1, product })).toEqual(['sku', '']);
  });

  it('to one line is answered with the line and the version, or with the version alone when it is gone', () => {
    expect(refusedAt(cartLineAnswerSchema, { item: write, version: 8 })).toEqual([]);
    expect(
      refusedAt(cartLineAnswerSchema, {
        version: 8,
        conflict: { sku: '1', dropped: { amount: 3, unitAbbreviation: 'KT' } },
      }),
    ).toEqual([]);
    expect(refusedAt(cartLineAnswerSchema, { item: write })).toEqual(['version']);
  });
});
