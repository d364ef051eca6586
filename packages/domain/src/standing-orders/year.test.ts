import { describe, expect, it } from 'vitest';
import { addDays, viennaDateAt, viennaInstant, weekdayOf } from '../calendar';
import { deliverySchedule, findDelivery, type DeliverySlot } from '../delivery';
import {
  nextOccurrences,
  occurrencesBetween,
  type ClosedDayChoice,
  type PlannedOccurrence,
  type StandingPlan,
} from './index';
import { dueDecision, occurrenceTimes } from './submission-time';

/** Austria's public holidays from November 2026 to October 2027; both ends of summer time lie between. */
const HOLIDAYS = [
  '2026-12-08',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-01-06',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-17',
  '2027-05-27',
  '2027-08-15',
  '2027-10-26',
  '2027-11-01',
] as const;
const FIRST = '2026-11-02';
const LAST = '2027-11-05';

const slot = (day: number, lastOrderDay: number, lastOrderTime: string): DeliverySlot => ({
  id: `${day}`,
  day,
  lastOrderDay,
  lastOrderTime,
});
const PATTERNS: readonly (readonly [string, readonly DeliverySlot[]])[] = [
  [
    'every working day until 16:00 of the day before',
    [1, 2, 3, 4, 5, 6].map((day) => slot(day, (day + 6) % 7, '16:00')),
  ],
  [
    'three days a week, with Saturday noon for Monday',
    [slot(1, 6, '12:00'), slot(3, 2, '16:00'), slot(5, 4, '16:00')],
  ],
  [
    'two days with a deadline in the hour that is skipped and repeated',
    [slot(2, 0, '02:30'), slot(5, 0, '02:30')],
  ],
];

const scheduleOf = (slots: readonly DeliverySlot[]) =>
  deliverySchedule({
    slots,
    // Every second holiday is moved to the day before, as branches do it.
    tenantExceptions: HOLIDAYS.map((date, index) => ({
      date,
      closed: true,
      ...(index % 2 === 1 && { replacedBy: addDays(date, -1) }),
    })),
  });

const plansFor = (slots: readonly DeliverySlot[], closedDays: ClosedDayChoice): readonly StandingPlan[] => {
  const days = slots.map(({ day }) => day);
  return [
    { rhythm: { kind: 'WEEKDAYS', days }, from: FIRST, closedDays },
    { rhythm: { kind: 'EVERY_N_WEEKS', days: days.slice(0, 1), weeks: 2 }, from: FIRST, closedDays },
    { rhythm: { kind: 'MONTHLY_FIRST_DELIVERY_DAY', days: [] }, from: FIRST, closedDays },
  ];
};

const GRACE = 30;
/** A node looks more often than the time it has. */
const LOOK_MS = 20 * 60_000;

/** What two nodes order that look at a plan for a year, each occurrence noted by its day. */
const orderForAYear = (plan: StandingPlan, slots: readonly DeliverySlot[]) => {
  const schedule = scheduleOf(slots);
  const ordered: {
    readonly date: string;
    readonly day: string;
    readonly at: number;
    readonly deadline: number;
  }[] = [];
  const noted = new Set<string>();
  const end = viennaInstant(LAST, '00:00');
  let day = '';
  let near: readonly PlannedOccurrence[] = [];
  for (let now = viennaInstant(FIRST, '00:00'); now < end; now += LOOK_MS) {
    const today = viennaDateAt(now);
    if (today !== day)
      near = [...occurrencesBetween(plan, schedule, { first: addDays(today, -7), last: addDays(today, 14) })];
    day = today;
    for (let node = 0; node < 2; node += 1)
      for (const { date, delivery } of near) {
        if (delivery === undefined || noted.has(date)) continue;
        if (dueDecision(occurrenceTimes(delivery.deadline, [], GRACE), now) !== 'SUBMIT') continue;
        noted.add(date);
        ordered.push({ date, day: delivery.date, at: now, deadline: delivery.deadline });
      }
  }
  return { ordered, schedule };
};

describe.each(PATTERNS)('STD-1, STD-2: a year with %s', (_, slots) => {
  it.each(['EARLIER', 'LATER', 'SKIP'] as const)(
    'orders each occurrence exactly once and none on a closed day (%s)',
    (closedDays) => {
      for (const plan of plansFor(slots, closedDays)) {
        const { ordered, schedule } = orderForAYear(plan, slots);
        const all = [...occurrencesBetween(plan, schedule, { first: FIRST, last: LAST })].filter(
          ({ delivery }) =>
            delivery !== undefined &&
            delivery.deadline >= viennaInstant(FIRST, '00:30') &&
            delivery.deadline < viennaInstant(LAST, '00:00'),
        );
        expect(ordered.map(({ date }) => date).toSorted()).toEqual(all.map(({ date }) => date));
        expect(all.length).toBeGreaterThan(10);
        for (const { day, at, deadline } of ordered) {
          expect(findDelivery(schedule, day), day).toBeDefined();
          expect(HOLIDAYS).not.toContain(day);
          expect(at).toBeLessThan(deadline);
        }
      }
    },
  );

  it('names the days by the calendar of Vienna, whatever the hour', () => {
    const [plan] = plansFor(slots, 'EARLIER');
    if (plan === undefined) throw new Error('There is no plan');
    const schedule = scheduleOf(slots);
    for (const { date } of occurrencesBetween(plan, schedule, { first: FIRST, last: LAST }))
      expect(plan.rhythm.days).toContain(weekdayOf(date));
    // Half past eleven at night and half past midnight on both days on which the clocks change.
    for (const [text, time] of [
      ['2027-03-27', '23:30'],
      ['2027-03-28', '00:30'],
      ['2027-10-30', '23:30'],
      ['2027-10-31', '00:30'],
    ] as const) {
      const now = viennaInstant(text, time);
      const next = nextOccurrences(plan, schedule, {
        today: viennaDateAt(now),
        count: 4,
        isOver: ({ delivery }) => delivery !== undefined && now >= delivery.deadline,
      });
      expect(next).toHaveLength(4);
      for (const { date, delivery } of next)
        if (delivery === undefined) expect(date > text).toBe(true);
        else expect(delivery.deadline).toBeGreaterThan(now);
    }
  });
});
