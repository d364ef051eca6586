import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock';
import { viennaDateAt, viennaInstant, viennaInstantAtMinute, viennaMinuteOfDay } from './vienna';

const VIENNA = 'Europe/Vienna';
const at = (text: string): number => Date.parse(text);

/** Instants of the years 1970 to 2100, half of them within hours of a change of the clock. */
const anyInstant = fc.oneof(
  fc.integer({ min: 0, max: at('2100-12-31T23:59:59Z') }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z', '1980-04-05T23:00Z'),
      fc.integer({ min: -10_800_000, max: 10_800_000 }),
    )
    .map(([change, distance]) => at(change) + distance),
);
const inVienna = (instant: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(VIENNA);

describe('the day in Vienna', () => {
  it.each([
    ['2026-11-24T22:59:59.999Z', '2026-11-24'],
    ['2026-11-24T23:00:00Z', '2026-11-25'],
    ['2026-07-24T21:59:59.999Z', '2026-07-24'],
    ['2026-07-24T22:00:00Z', '2026-07-25'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
    ['1969-12-31T22:59:59Z', '1969-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(viennaDateAt(at(instant))).toBe(day);
  });

  it('agrees with Temporal at any instant', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(viennaDateAt(instant)).toBe(inVienna(instant).toPlainDate().toString());
      }),
    );
  });

  it('refuses what is no instant', () => {
    expect(() => viennaDateAt(Number.NaN)).toThrow(RangeError);
  });

  it('serves a clock, and Date is one', () => {
    const clock: Clock = Date;
    expect(viennaDateAt(clock.now())).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('the minutes on the wall clock in Vienna', () => {
  it.each([
    ['2026-11-25T15:00:00Z', 960],
    ['2026-11-25T15:00:59.999Z', 960],
    ['2026-11-25T23:00:00Z', 0],
    ['2026-11-25T22:59:59.999Z', 1439],
    ['2026-07-25T15:00:00Z', 1020],
    ['1969-12-31T22:00:00Z', 1380],
    ['1969-12-31T23:00:00Z', 0],
    ['1969-12-30T23:00:00Z', 0],
    ['1969-12-30T23:01:00Z', 1],
  ])('at %s are %d', (instant, minutes) => {
    expect(viennaMinuteOfDay(at(instant))).toBe(minutes);
  });

  it('agrees with Temporal at any instant', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { hour, minute } = inVienna(instant);
        expect(viennaMinuteOfDay(instant)).toBe(hour * 60 + minute);
      }),
    );
  });
});

describe('the instant of a time of day in Vienna: of two possible ones the later', () => {
  it.each([
    ['winter', '2026-11-26', '16:00', '2026-11-26T15:00:00Z'],
    ['summer', '2026-07-26', '16:00', '2026-07-26T14:00:00Z'],
    ['the end of a day', '2026-12-31', '24:00', '2026-12-31T23:00:00Z'],
    ['the end of a leap day', '2028-02-29', '24:00', '2028-02-29T23:00:00Z'],
    ['before the skipped hour', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['the skipped hour begins', '2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
    ['in the skipped hour', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['the skipped hour ends', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['the end of the short day', '2026-03-29', '24:00', '2026-03-29T22:00:00Z'],
    ['before the doubled hour', '2026-10-25', '01:59', '2026-10-24T23:59:00Z'],
    ['the doubled hour begins', '2026-10-25', '02:00', '2026-10-25T01:00:00Z'],
    ['in the doubled hour', '2026-10-25', '02:30', '2026-10-25T01:30:00Z'],
    ['the doubled hour ends', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['the end of the long day', '2026-10-25', '24:00', '2026-10-25T23:00:00Z'],
  ])('%s: %s %s is %s', (_, date, time, instant) => {
    expect(new Date(viennaInstant(date, time)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('agrees with Temporal on any day and minute', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 1439 }), (instant, minutes) => {
        const day = inVienna(instant).toPlainDate();
        const expected = day
          .toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
          .toZonedDateTime(VIENNA, { disambiguation: 'later' }).epochMilliseconds;
        expect(viennaInstantAtMinute(day.toString(), minutes)).toBe(expected);
      }),
    );
  });

  it('refuses what is no time of day or no date', () => {
    expect(() => viennaInstant('2026-11-26', '25:00')).toThrow(
      new RangeError('"25:00" is no time of day (HH:MM)'),
    );
    expect(() => viennaInstant('2026-11-31', '16:00')).toThrow(
      new RangeError('"2026-11-31" is no calendar date (YYYY-MM-DD)'),
    );
  });
});
