import { describe, expect, it } from 'vitest';
import { viennaInstant } from '../calendar';
import { deliverySchedule, type DeliveryException } from '../delivery';
import {
  deliveryWeekdays,
  hasComingPause,
  hasDelivery,
  lostWeekdays,
  nextOccurrences,
  occurrenceOn,
  occurrencesBetween,
  type StandingPlan,
} from './occurrences';

const scheduleWith = (exceptions: readonly DeliveryException[] = []) =>
  deliverySchedule({
    slots: [1, 3, 5].map((day) => ({
      day,
      lastOrderDay: day === 1 ? 6 : day - 1,
      lastOrderTime: day === 1 ? '12:00' : '16:00',
    })),
    tenantExceptions: exceptions,
  });
const PLAN: StandingPlan = {
  rhythm: { kind: 'WEEKDAYS', days: [1, 3, 5] },
  from: '2026-11-16',
  closedDays: 'EARLIER',
};
const HOLIDAY = '2026-12-07';

describe('STD-1: the days follow from the plan alone', () => {
  it('and the next ones are never over', () => {
    const now = viennaInstant('2026-11-26', '16:00');
    const next = nextOccurrences(PLAN, scheduleWith(), {
      today: '2026-11-26',
      count: 4,
      isOver: ({ delivery }) => delivery !== undefined && now >= delivery.deadline,
    });
    expect(next.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-07']);
  });

  it('begin and end when they are told to, and leave out a pause', () => {
    const days = (plan: Partial<StandingPlan>) =>
      [
        ...occurrencesBetween({ ...PLAN, ...plan }, scheduleWith(), {
          first: '2026-11-20',
          last: '2026-12-04',
        }),
      ].map(({ date }) => date);
    expect(days({ from: '2026-11-25', until: '2026-11-30' })).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ]);
    expect(days({ pausedUntil: '2026-12-02' })).toEqual(['2026-12-02', '2026-12-04']);
    expect(days({ pausedUntil: null })).toEqual([]);
  });

  it('STD-10: leave out a pause that comes later, and nothing before it', () => {
    const holiday = { pausedFrom: '2026-11-25', pausedUntil: '2026-12-02' };
    const days = [
      ...occurrencesBetween({ ...PLAN, ...holiday }, scheduleWith(), {
        first: '2026-11-20',
        last: '2026-12-04',
      }),
    ].map(({ date }) => date);
    expect(days).toEqual(['2026-11-20', '2026-11-23', '2026-12-02', '2026-12-04']);
    expect(['2026-11-24', '2026-11-25', '2026-12-02'].map((day) => hasComingPause(holiday, day))).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasComingPause({ pausedUntil: null }, '2026-11-24')).toBe(false);
  });

  it('come every second week, counted from a week that is named, over the end of a year', () => {
    const rhythm = { kind: 'EVERY_N_WEEKS', days: [3], weeks: 2, anchor: '2026-11-20' } as const;
    const days = [
      ...occurrencesBetween({ ...PLAN, rhythm }, scheduleWith(), { first: '2026-11-16', last: '2027-01-31' }),
    ].map(({ date }) => date);
    expect(days).toEqual([
      '2026-11-18',
      '2026-12-02',
      '2026-12-16',
      '2026-12-30',
      '2027-01-13',
      '2027-01-27',
    ]);
  });

  it('come on the first delivery day of each month, whatever its weekday', () => {
    const rhythm = { kind: 'MONTHLY_FIRST_DELIVERY_DAY', days: [] } as const;
    const found = [
      ...occurrencesBetween({ ...PLAN, rhythm }, scheduleWith([{ date: '2027-01-01', closed: true }]), {
        first: '2026-11-16',
        last: '2027-02-28',
      }),
    ].map(({ date, delivery }) => [date, delivery?.date]);
    expect(found).toEqual([
      ['2026-12-01', '2026-12-02'],
      ['2027-01-01', '2027-01-04'],
      ['2027-02-01', '2027-02-01'],
    ]);
  });
});

describe('STD-2: on a closed day', () => {
  const on = (plan: Partial<StandingPlan>, exception: Omit<DeliveryException, 'date'> = { closed: true }) =>
    occurrenceOn({ ...PLAN, ...plan }, scheduleWith([{ date: HOLIDAY, ...exception }]), HOLIDAY);

  it('it comes on the delivery day before or after, or not at all, as chosen', () => {
    expect(on({})?.delivery?.date).toBe('2026-12-04');
    expect(on({ closedDays: 'LATER' })?.delivery?.date).toBe('2026-12-09');
    expect(on({ closedDays: 'SKIP' })).toEqual({ date: HOLIDAY, delivery: undefined });
  });

  it('the day the branch has moved its deliveries to comes first', () => {
    const moved = { closed: true, replacedBy: '2026-12-05' };
    expect(on({ closedDays: 'SKIP' }, moved)?.delivery?.date).toBe('2026-12-05');
    expect(on({ closedDays: 'LATER' }, moved)?.delivery?.date).toBe('2026-12-05');
  });
});

describe('STD-3: a rhythm', () => {
  it('that brings nothing in sixty days is told from one that does', () => {
    const tuesdays = {
      ...PLAN,
      rhythm: { kind: 'WEEKDAYS', days: [2] } as const,
      closedDays: 'SKIP' as const,
    };
    expect(hasDelivery(tuesdays, scheduleWith(), '2026-11-25')).toBe(false);
    expect(hasDelivery(PLAN, scheduleWith(), '2026-11-25')).toBe(true);
    expect(hasDelivery({ ...PLAN, pausedUntil: null }, scheduleWith(), '2026-11-25')).toBe(true);
    expect(hasDelivery({ ...PLAN, from: '2027-06-01' }, scheduleWith(), '2026-11-25')).toBe(true);
  });
});

describe('STD-4: weekdays that the tour no longer has', () => {
  it('are named, and those it has are offered', () => {
    expect(lostWeekdays({ kind: 'WEEKDAYS', days: [1, 2, 6] }, scheduleWith())).toEqual([2, 6]);
    expect(lostWeekdays({ kind: 'MONTHLY_FIRST_DELIVERY_DAY', days: [] }, scheduleWith())).toEqual([]);
    expect(deliveryWeekdays(scheduleWith())).toEqual([1, 3, 5]);
  });
});
