import { describe, expect, it } from 'vitest';
import type { ProductDeadline } from './product-deadline';
import { isBeforeDeadline } from './deadline';
import type { DeliveryException } from './delivery-exception';
import { findDelivery } from './find-delivery';
import { deliverySchedule, type DeliveryTerms } from './schedule';
import type { DeliverySlot } from './slot';

const THURSDAY: DeliverySlot = { day: 4, lastOrderDay: 3, lastOrderTime: '16:00' };
const MONDAY: DeliverySlot = { day: 1, lastOrderDay: 5, lastOrderTime: '12:00' };
const SUNDAY: DeliverySlot = { day: 0, lastOrderDay: 0, lastOrderTime: '02:30', time: '10:00' };

const deadline = (terms: DeliveryTerms, date: string, product?: ProductDeadline): string | undefined => {
  const delivery = findDelivery(deliverySchedule(terms), date, product);
  return delivery === undefined ? undefined : new Date(delivery.deadline).toISOString();
};

describe('the deadline of a delivery lies its lead before the day, at lastOrderTime in Vienna', () => {
  it.each([
    ['in winter', THURSDAY, '2026-11-26', '2026-11-25T15:00:00.000Z'],
    ['in summer', THURSDAY, '2026-07-23', '2026-07-22T14:00:00.000Z'],
    ['over the weekend', MONDAY, '2026-11-30', '2026-11-27T11:00:00.000Z'],
    ['over the shorter weekend', MONDAY, '2026-03-30', '2026-03-27T11:00:00.000Z'],
    ['over the longer weekend', MONDAY, '2026-10-26', '2026-10-23T10:00:00.000Z'],
    ['over the end of the year', { ...MONDAY, lastOrderDay: 4 }, '2027-01-04', '2026-12-31T11:00:00.000Z'],
    ['on the leap day', { ...THURSDAY, day: 3, lastOrderDay: 2 }, '2028-03-01', '2028-02-29T15:00:00.000Z'],
    ['on the same day', { ...SUNDAY, lastOrderTime: '08:00' }, '2026-11-29', '2026-11-29T07:00:00.000Z'],
    ['a week before', { ...SUNDAY, time: undefined }, '2026-11-29', '2026-11-22T01:30:00.000Z'],
    ['in the skipped hour: the later instant', SUNDAY, '2026-03-29', '2026-03-29T01:30:00.000Z'],
    ['in the doubled hour: the later instant', SUNDAY, '2026-10-25', '2026-10-25T01:30:00.000Z'],
  ])('%s', (_, slot, date, expected) => {
    expect(deadline({ slots: [slot] }, date)).toBe(expected);
  });

  it('is the end of the day where no time is set, and before that the time of the customer', () => {
    const slots = [{ day: 4, lastOrderDay: 3 }];
    expect(deadline({ slots }, '2026-11-26')).toBe('2026-11-25T23:00:00.000Z');
    expect(deadline({ slots, lastOrderTime: '18:00' }, '2026-11-26')).toBe('2026-11-25T17:00:00.000Z');
  });

  it('is missing on a day without a slot', () => {
    expect(deadline({ slots: [THURSDAY] }, '2026-11-27')).toBeUndefined();
    expect(deadline({ slots: [] }, '2026-11-26')).toBeUndefined();
  });

  it('belongs to the slot that can be ordered for longest', () => {
    const early: DeliverySlot = { id: 'early', day: 4, lastOrderDay: 3, lastOrderTime: '12:00' };
    const late: DeliverySlot = { id: 'late', day: 4, lastOrderDay: 3, lastOrderTime: '18:00' };
    const alsoLate: DeliverySlot = { ...late, id: 'as late' };
    for (const slots of [
      [early, late, alsoLate],
      [late, alsoLate, early],
    ]) {
      expect(findDelivery(deliverySchedule({ slots }), '2026-11-26')).toEqual({
        date: '2026-11-26',
        deadline: Date.parse('2026-11-25T17:00:00Z'),
        slot: late,
      });
    }
  });

  it('refuses what is no date', () => {
    expect(() => deadline({ slots: [THURSDAY] }, 'morgen')).toThrow(
      '"morgen" is no calendar date (YYYY-MM-DD)',
    );
  });
});

describe('PRD-5: an earlier Bestellschluss of the article moves the time of the deadline, a later one does not', () => {
  it.each([
    ['earlier', 840, '2026-11-25T13:00:00.000Z'],
    ['the same', 960, '2026-11-25T15:00:00.000Z'],
    ['later', 1020, '2026-11-25T15:00:00.000Z'],
    ['midnight', 0, '2026-11-24T23:00:00.000Z'],
  ])('%s', (_, closesAt, expected) => {
    expect(deadline({ slots: [THURSDAY] }, '2026-11-26', { closesAt })).toBe(expected);
  });

  it('does not change the lead', () => {
    const slot: DeliverySlot = { day: 4, lastOrderDay: 4, lastOrderTime: '16:00', time: '14:00' };
    expect(deadline({ slots: [slot] }, '2026-11-26', { closesAt: 600 })).toBe('2026-11-19T09:00:00.000Z');
  });
});

describe('a pre-order article must be ordered its lead days before the deadline', () => {
  it.each([
    ['no lead days', '2026-11-26', 0, '2026-11-25T15:00:00.000Z'],
    ['two', '2026-11-26', 2, '2026-11-23T15:00:00.000Z'],
    ['over the change of the clock', '2026-10-29', 5, '2026-10-23T14:00:00.000Z'],
  ])('%s', (_, date, preOrderDays, expected) => {
    expect(deadline({ slots: [THURSDAY] }, date, { preOrderDays })).toBe(expected);
  });

  it('has its Bestellschluss on that day', () => {
    const product = { preOrderDays: 2, closesAt: 600 };
    expect(deadline({ slots: [THURSDAY] }, '2026-11-26', product)).toBe('2026-11-23T09:00:00.000Z');
  });
});

describe('delivery exceptions', () => {
  const withTenants = (...tenantExceptions: readonly DeliveryException[]): DeliveryTerms => ({
    slots: [THURSDAY, MONDAY],
    tenantExceptions,
  });

  it('a closed day has no delivery, the other days keep theirs', () => {
    const terms = withTenants({ date: '2026-10-26', closed: true });
    expect(deadline(terms, '2026-10-26')).toBeUndefined();
    expect(deadline(terms, '2026-10-27')).toBeUndefined();
    expect(deadline(terms, '2026-10-29')).toBe('2026-10-28T15:00:00.000Z');
    expect(deadline(terms, '2026-11-02')).toBe('2026-10-30T11:00:00.000Z');
  });

  it('an exception that says nothing changes nothing', () => {
    for (const exception of [{}, { closed: false }, { replacedBy: '2026-10-26' }, { replacedBy: 'morgen' }]) {
      expect(deadline(withTenants({ date: '2026-10-26', ...exception }), '2026-10-26')).toBe(
        '2026-10-23T10:00:00.000Z',
      );
    }
  });

  it('a moved delivery is made on the other day, with the deadline it had', () => {
    const schedule = deliverySchedule(withTenants({ date: '2026-10-26', replacedBy: '2026-10-27' }));
    expect(findDelivery(schedule, '2026-10-26')).toBeUndefined();
    expect(findDelivery(schedule, '2026-10-27')).toEqual({
      date: '2026-10-27',
      deadline: Date.parse('2026-10-23T10:00:00Z'),
      slot: MONDAY,
      replaces: '2026-10-26',
    });
  });

  it('a delivery moved to an earlier day keeps its lead before that day', () => {
    const terms = withTenants({ date: '2026-10-26', closed: true, replacedBy: '2026-10-24' });
    expect(deadline(terms, '2026-10-24')).toBe('2026-10-21T10:00:00.000Z');
  });

  it('a delivery moved over the end of a month keeps the deadline it had', () => {
    const terms = withTenants({ date: '2026-11-30', replacedBy: '2026-12-01' });
    expect(deadline(terms, '2026-12-01')).toBe('2026-11-27T11:00:00.000Z');
  });

  it.each([
    ['moves', { replacedBy: '2026-10-27' }, '2026-10-27'],
    ['stays', {}, '2026-10-26'],
  ])('lastOrderAt is the deadline of a delivery that %s', (_, exception, day) => {
    const terms = withTenants({ date: '2026-10-26', lastOrderAt: '2026-10-22T18:00', ...exception });
    expect(deadline(terms, day)).toBe('2026-10-22T16:00:00.000Z');
    expect(deadline(terms, day, { closesAt: 600 })).toBe('2026-10-22T08:00:00.000Z');
  });

  it('an unreadable lastOrderAt is ignored', () => {
    expect(deadline(withTenants({ date: '2026-10-26', lastOrderAt: 'Freitag' }), '2026-10-26')).toBe(
      '2026-10-23T10:00:00.000Z',
    );
  });

  it('where a moved delivery meets another one, the one that can be ordered for longest counts', () => {
    const toThursday = withTenants({ date: '2026-10-26', replacedBy: '2026-10-29' });
    expect(findDelivery(deliverySchedule(toThursday), '2026-10-29')).toEqual({
      date: '2026-10-29',
      deadline: Date.parse('2026-10-28T15:00:00Z'),
      slot: THURSDAY,
    });
    const toMonday = withTenants({ date: '2026-10-29', replacedBy: '2026-11-02' });
    expect(deadline(toMonday, '2026-11-02')).toBe('2026-10-30T11:00:00.000Z');
    const longer = withTenants({
      date: '2026-10-26',
      replacedBy: '2026-10-29',
      lastOrderAt: '2026-10-28T16:01',
    });
    expect(findDelivery(deliverySchedule(longer), '2026-10-29')).toMatchObject({ replaces: '2026-10-26' });
    const asLong = withTenants({
      date: '2026-10-26',
      replacedBy: '2026-10-29',
      lastOrderAt: '2026-10-28T16:00',
    });
    expect(findDelivery(deliverySchedule(asLong), '2026-10-29')).not.toHaveProperty('replaces');
  });

  it('two deliveries can move to one day', () => {
    const terms = withTenants(
      { date: '2026-12-24', replacedBy: '2026-12-29' },
      { date: '2026-12-28', replacedBy: '2026-12-29' },
    );
    const reversed = { ...terms, tenantExceptions: terms.tenantExceptions?.toReversed() };
    for (const either of [terms, reversed]) {
      expect(findDelivery(deliverySchedule(either), '2026-12-29')).toEqual({
        date: '2026-12-29',
        deadline: Date.parse('2026-12-25T11:00:00Z'),
        slot: MONDAY,
        replaces: '2026-12-28',
      });
    }
  });

  it('nothing moves from a day without a slot, and nothing to a closed day', () => {
    expect(
      deadline(withTenants({ date: '2026-10-28', replacedBy: '2026-10-30' }), '2026-10-30'),
    ).toBeUndefined();
    const toClosed = withTenants(
      { date: '2026-10-26', replacedBy: '2026-10-27' },
      { date: '2026-10-27', closed: true },
    );
    expect(deadline(toClosed, '2026-10-27')).toBeUndefined();
  });

  it("the customer's exception for a day counts instead of the tenant's", () => {
    const terms: DeliveryTerms = {
      ...withTenants({ date: '2026-10-26', closed: true }, { date: '2026-10-29', closed: true }),
      customerExceptions: [{ date: '2026-10-26', lastOrderAt: '2026-10-22T18:00' }],
    };
    expect(deadline(terms, '2026-10-26')).toBe('2026-10-22T16:00:00.000Z');
    expect(deadline(terms, '2026-10-29')).toBeUndefined();
  });

  it('an exception without a readable day is ignored', () => {
    const terms = withTenants({ date: '26.10.2026', replacedBy: '2026-10-27' });
    expect(deadline(terms, '2026-10-26')).toBe('2026-10-23T10:00:00.000Z');
    expect(deadline(terms, '2026-10-27')).toBeUndefined();
  });
});

describe('an order is in time strictly before its deadline', () => {
  it.each([
    [999, true],
    [1000, false],
    [1001, false],
  ])('deadline 1000, now %d: %s', (now, expected) => {
    expect(isBeforeDeadline(1000, now)).toBe(expected);
  });
});
