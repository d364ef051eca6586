import { describe, expect, it } from 'vitest';
import { checkDeliveryDay, deliveryCalendar } from './delivery-calendar';
import { deliverySchedule } from './schedule';

const A = { day: 4, lastOrderDay: 3, lastOrderTime: '16:00' };
const B = { day: 1, lastOrderDay: 5, lastOrderTime: '12:00' };
const clockAt = (text: string) => ({ now: () => Date.parse(text) });

describe('the delivery calendar says for each day until when, or why not', () => {
  const schedule = deliverySchedule({
    slots: [A, B],
    tenantExceptions: [
      { date: '2026-10-26', closed: true },
      { date: '2026-10-29', replacedBy: '2026-10-30' },
      { date: '2026-10-28', closed: true },
    ],
  });

  it('over the change of the clock and a public holiday', () => {
    const window = { from: '2026-10-22', to: '2026-11-02' };
    const days = deliveryCalendar(schedule, clockAt('2026-10-21T16:00:00+02:00'), { window });
    expect(days).toEqual([
      {
        date: '2026-10-22',
        possible: false,
        reason: 'DEADLINE_PASSED',
        deadline: Date.parse('2026-10-21T14:00:00Z'),
      },
      { date: '2026-10-23', possible: false, reason: 'NO_SLOT' },
      { date: '2026-10-24', possible: false, reason: 'NO_SLOT' },
      { date: '2026-10-25', possible: false, reason: 'NO_SLOT' },
      { date: '2026-10-26', possible: false, reason: 'CLOSED' },
      { date: '2026-10-27', possible: false, reason: 'NO_SLOT' },
      { date: '2026-10-28', possible: false, reason: 'NO_SLOT' },
      { date: '2026-10-29', possible: false, reason: 'MOVED', replacedBy: '2026-10-30' },
      {
        date: '2026-10-30',
        possible: true,
        deadline: Date.parse('2026-10-28T15:00:00Z'),
        slot: A,
        replaces: '2026-10-29',
      },
      { date: '2026-10-31', possible: false, reason: 'NO_SLOT' },
      { date: '2026-11-01', possible: false, reason: 'NO_SLOT' },
      { date: '2026-11-02', possible: true, deadline: Date.parse('2026-10-30T11:00:00Z'), slot: B },
    ]);
  });

  it('names no day instead on which nothing comes: the branch moves to a day on which the customer is closed', () => {
    const closedThere = deliverySchedule({
      slots: [
        { day: 2, lastOrderDay: 1, lastOrderTime: '16:00' },
        { day: 3, lastOrderDay: 2, lastOrderTime: '16:00' },
      ],
      tenantExceptions: [{ date: '2026-12-08', closed: true, replacedBy: '2026-12-09' }],
      customerExceptions: [{ date: '2026-12-09', closed: true }],
    });
    const window = { from: '2026-12-08', to: '2026-12-09' };
    expect(deliveryCalendar(closedThere, clockAt('2026-11-25T15:00:00+01:00'), { window })).toEqual([
      { date: '2026-12-08', possible: false, reason: 'CLOSED' },
      { date: '2026-12-09', possible: false, reason: 'CLOSED' },
    ]);
  });

  it('shows the days the shop offers, and an article its own deadlines', () => {
    const clock = clockAt('2026-11-25T15:00:00+01:00');
    const days = deliveryCalendar(schedule, clock, { article: { closesAt: 840 } });
    expect(days).toHaveLength(28);
    expect(days[0]?.date).toBe('2026-11-25');
    expect(days[1]).toEqual({
      date: '2026-11-26',
      possible: false,
      reason: 'DEADLINE_PASSED',
      deadline: Date.parse('2026-11-25T13:00:00Z'),
    });
    expect(deliveryCalendar(schedule, clock)[1]?.possible).toBe(true);
  });
});

describe('CHK-3: a requested day is checked against slots, deadline and the days offered', () => {
  const schedule = deliverySchedule({ slots: [A, B] });
  const check = (date: string, now: string, query?: Parameters<typeof checkDeliveryDay>[3]) =>
    checkDeliveryDay(schedule, clockAt(now), date, query);

  it.each([
    ['in time', '2026-11-26', '2026-11-25T15:59:59.999+01:00', true],
    ['too late', '2026-11-26', '2026-11-25T16:00:00+01:00', false],
    ['the last day offered', '2026-12-21', '2026-11-24T12:00:00+01:00', true],
  ])('%s', (_, date, now, possible) => {
    expect(check(date, now).possible).toBe(possible);
  });

  it.each([
    ['no slot', '2026-11-27', '2026-11-25T12:00:00Z', 'NO_SLOT'],
    ['too late', '2026-11-26', '2026-11-25T15:00:00Z', 'DEADLINE_PASSED'],
    ['long ago', '2026-11-19', '2026-11-25T15:00:00Z', 'DEADLINE_PASSED'],
    ['too far ahead', '2026-12-24', '2026-11-26T12:00:00Z', 'NOT_OFFERED'],
    ['too far ahead and no slot', '2026-12-25', '2026-11-26T12:00:00Z', 'NO_SLOT'],
  ])('%s', (_, date, now, reason) => {
    expect(check(date, now)).toMatchObject({ date, possible: false, reason });
  });

  it('FAI-2: in a fair against its dates, both inclusive', () => {
    const window = { from: '2026-11-26', to: '2026-12-03' };
    const now = '2026-11-20T12:00:00Z';
    expect(check('2026-11-23', '2026-11-20T10:00:00Z', { window })).toEqual({
      date: '2026-11-23',
      possible: false,
      reason: 'NOT_OFFERED',
    });
    expect(check('2026-11-26', now, { window }).possible).toBe(true);
    expect(check('2026-12-03', now, { window }).possible).toBe(true);
    expect(check('2026-12-07', now, { window })).toEqual({
      date: '2026-12-07',
      possible: false,
      reason: 'NOT_OFFERED',
    });
  });

  it('takes an article into account', () => {
    const query = { article: { preOrderDays: 2 } };
    expect(check('2026-11-26', '2026-11-25T12:00:00Z', query).possible).toBe(false);
    expect(check('2026-12-24', '2026-11-25T12:00:00Z', query).possible).toBe(true);
  });
});
