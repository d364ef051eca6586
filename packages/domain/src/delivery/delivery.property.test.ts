import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { availableAgainDate } from './available-again';
import { checkDeliveryDay } from './delivery-calendar';
import { nextDelivery } from './next-delivery';
import { possibleDeliveries } from './possible-deliveries';
import { deliverySchedule } from './schedule';

const weekday = fc.integer({ min: 0, max: 6 });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const slot = fc.record(
  { day: weekday, lastOrderDay: weekday, lastOrderTime: time, time },
  { requiredKeys: ['day', 'lastOrderDay'] },
);
const product = fc.record(
  { closesAt: fc.integer({ min: 0, max: 1439 }), preOrderDays: fc.integer({ min: 0, max: 20 }) },
  { requiredKeys: [] },
);
const exception = fc.record(
  {
    date: fc.integer({ min: 0, max: 30 }).map((days) => plusDays('2026-10-12', days)),
    closed: fc.boolean(),
    replacedBy: fc.integer({ min: 0, max: 30 }).map((days) => plusDays('2026-10-12', days)),
  },
  { requiredKeys: ['date'] },
);
const terms = fc.record({
  slots: fc.array(slot, { maxLength: 4 }),
  tenantExceptions: fc.array(exception, { maxLength: 3 }),
});
/** The weeks around the end of summer time. */
const now = fc.integer({ min: Date.parse('2026-10-10T00:00Z'), max: Date.parse('2026-11-10T00:00Z') });

const plusDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

describe('deliveries that are offered', () => {
  it('have no deadline in the past, lie ahead in order of their dates, and are confirmed by the check', () => {
    fc.assert(
      fc.property(terms, product, now, (anyTerms, anyProduct, instant) => {
        const schedule = deliverySchedule(anyTerms);
        const clock = { now: () => instant };
        let last = '';
        for (const delivery of possibleDeliveries(schedule, clock, { article: anyProduct })) {
          expect(delivery.deadline).toBeGreaterThan(instant);
          expect(delivery.date > last).toBe(true);
          last = delivery.date;
          const query = { article: anyProduct };
          expect(checkDeliveryDay(schedule, clock, delivery.date, query)).toEqual({
            ...delivery,
            possible: true,
          });
          const atDeadline = { now: () => delivery.deadline };
          expect(checkDeliveryDay(schedule, atDeadline, delivery.date, query).possible).toBe(false);
          const justBefore = { now: () => delivery.deadline - 1 };
          expect(checkDeliveryDay(schedule, justBefore, delivery.date, query).possible).toBe(true);
        }
      }),
    );
  });

  it('a missed deadline never leads to the same delivery', () => {
    fc.assert(
      fc.property(terms, now, (anyTerms, instant) => {
        const outlook = nextDelivery(deliverySchedule(anyTerms), { now: () => instant });
        if (outlook === undefined) return;
        expect(outlook.earliest.deadline).toBeGreaterThan(instant);
        if (outlook.afterDeadline === undefined) return;
        expect(outlook.afterDeadline.date).not.toBe(outlook.earliest.date);
        expect(outlook.afterDeadline.deadline).toBeGreaterThan(outlook.earliest.deadline);
      }),
    );
  });

  it('are the ones found with Temporal, for one slot', () => {
    fc.assert(
      fc.property(weekday, weekday, time, now, (day, lastOrderDay, lastOrderTime, instant) => {
        const today = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO('Europe/Vienna')
          .toPlainDate();
        const expected: (readonly [string, number])[] = [];
        for (let ahead = 0; ahead < 28; ahead += 1) {
          const date = today.add({ days: ahead });
          if (date.dayOfWeek % 7 !== day) continue;
          let deadlineDay = date.subtract({ days: 1 });
          while (deadlineDay.dayOfWeek % 7 !== lastOrderDay) deadlineDay = deadlineDay.subtract({ days: 1 });
          const { epochMilliseconds } = deadlineDay
            .toPlainDateTime(Temporal.PlainTime.from(lastOrderTime))
            .toZonedDateTime('Europe/Vienna', { disambiguation: 'later' });
          if (epochMilliseconds > instant) expected.push([date.toString(), epochMilliseconds]);
        }
        const schedule = deliverySchedule({ slots: [{ day, lastOrderDay, lastOrderTime }] });
        const offered = possibleDeliveries(schedule, { now: () => instant });
        expect(offered.map(({ date, deadline }) => [date, deadline])).toEqual(expected);
      }),
    );
  });
});

describe('PRD-8: the available-again date', () => {
  it('is a delivery day whose deadline weekday lies on or after the arrival, and no other slot is earlier', () => {
    const productSlot = fc.record({ orderUntilDay: weekday, dayOfDelivery: weekday });
    fc.assert(
      fc.property(
        fc.array(productSlot, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 800 }),
        (slots, etaDay, todayDay) => {
          const eta = plusDays('2026-11-25', etaDay);
          const today = plusDays('2026-11-25', todayDay);
          let deadlineDay = Temporal.PlainDate.from(eta > today ? eta : today);
          const found: string[] = [];
          // Every deadline weekday comes within seven days: walk them and collect the deliveries they lead to.
          for (let step = 0; step < 7; step += 1) {
            for (const { orderUntilDay, dayOfDelivery } of slots) {
              if (deadlineDay.dayOfWeek % 7 !== orderUntilDay) continue;
              let delivery = deadlineDay.add({ days: 1 });
              while (delivery.dayOfWeek % 7 !== dayOfDelivery) delivery = delivery.add({ days: 1 });
              found.push(delivery.toString());
            }
            deadlineDay = deadlineDay.add({ days: 1 });
          }
          expect(availableAgainDate({ eta, today, slots })).toBe(found.sort()[0]);
        },
      ),
    );
  });
});
