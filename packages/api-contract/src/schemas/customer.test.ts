import { describe, expect, it } from 'vitest';
import { customerSchema } from './customer';
import { deliveryExceptionSchema, deliverySlotSchema } from './delivery-slot';
import { refusedAt } from './testing/refused-at';
import { landmarktTenantSchema, localeChoiceSchema, userChangeSchema } from './user';

const slot = { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' };
const post = {
  id: '1',
  customerId: '100200',
  tenant: 'AZ',
  displayName: 'Gasthof Post',
  priceLists: ['P1'],
  disabled: false,
  deliveryAddresses: [{ externalId: 'a-1' }],
  deliverySlots: [slot],
  alternativeTourDeliverySlots: [],
  upcomingDays: ['2026-11-26'],
  assignedUsers: [
    { userId: 'u', userName: 'ab123456', isEnabled: true, rights: ['ORDER'], validFrom: '2026-01-01' },
  ],
  hasCatalogRestriction: false,
  reachedSubshopOrderLimit: false,
};

describe('a customer', () => {
  it('is taken with slots, days and users', () => {
    expect(customerSchema.parse(post)).toEqual(post);
  });

  it.each([
    ['a day that is none', { upcomingDays: ['Thu'] }, 'upcomingDays.0'],
    ['a slot on no day', { deliverySlots: [{ ...slot, day: 7 }] }, 'deliverySlots.0.day'],
    ['a last order time that is none', { lastOrderTime: '25:00' }, 'lastOrderTime'],
    [
      'a right that is none',
      { assignedUsers: [{ userId: 'u', userName: 'n', isEnabled: true, rights: ['ALL'] }] },
      'assignedUsers.0.rights.0',
    ],
  ])('is refused with %s', (_what, change, path) => {
    expect(refusedAt(customerSchema, { ...post, ...change })).toEqual([path]);
  });
});

describe('delivery slots and exceptions', () => {
  it('a slot may say more than the week', () => {
    const full = {
      ...slot,
      deliveryAddressExternalId: 'a',
      temperatures: ['AMBIENT', 'FRESH', 'FROZEN'],
      minimumOrderValue: '80',
      freeFrom: '150',
    };
    expect(deliverySlotSchema.parse(full)).toEqual(full);
    expect(refusedAt(deliverySlotSchema, { ...slot, temperatures: ['HOT'] })).toEqual(['temperatures.0']);
  });

  it('an exception names its day', () => {
    expect(
      refusedAt(deliveryExceptionSchema, {
        date: '2026-10-26',
        closed: true,
        replacedBy: '2026-10-27',
        lastOrderAt: '2026-10-23T12:00:00+02:00',
      }),
    ).toEqual([]);
    expect(refusedAt(deliveryExceptionSchema, { closed: true })).toEqual(['date']);
  });
});

describe('the user', () => {
  it('chooses de-AT or en-GB', () => {
    expect(refusedAt(localeChoiceSchema, { locale: 'de-AT' })).toEqual([]);
    expect(refusedAt(localeChoiceSchema, { locale: 'en-GB' })).toEqual([]);
    expect(refusedAt(localeChoiceSchema, { locale: 'de' })).toEqual(['locale']);
  });

  it('CHK-1: gives valid addresses for confirmations and labels', () => {
    expect(refusedAt(userChangeSchema, { ordermails: ['a@b.at'], labelmails: ['a'] })).toEqual([
      'labelmails.0',
    ]);
    expect(refusedAt(userChangeSchema, { ordermails: ['a'], email: 'b' })).toEqual(['email', 'ordermails.0']);
  });

  it('belongs to a tenant of the group or to none', () => {
    for (const tenant of ['LL', 'QX', null]) expect(refusedAt(landmarktTenantSchema, { tenant })).toEqual([]);
    expect(refusedAt(landmarktTenantSchema, { tenant: 7 })).toEqual(['tenant']);
  });
});
