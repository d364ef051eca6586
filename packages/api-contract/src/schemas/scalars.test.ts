import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  amountSchema,
  boundedString,
  daySchema,
  dayOrMomentSchema,
  decimalStringSchema,
  emailSchema,
  extension,
  idSchema,
  momentSchema,
  quantitySchema,
  skuSchema,
  timeOfDaySchema,
  weekdaySchema,
} from './scalars';

const taken: [string, z.ZodType, readonly unknown[]][] = [
  ['decimalString', decimalStringSchema, ['0', '-3.5', '12.90', '0.0345', '9'.repeat(30)]],
  ['quantity', quantitySchema, [0.5, 6, '0.5', '-2']],
  ['day (API-1: YYYY-MM-DD)', daySchema, ['2026-11-26', '2028-02-29']],
  ['moment', momentSchema, ['2026-11-25T15:59:59Z', '2026-11-25T15:59:59.123+01:00']],
  ['dayOrMoment', dayOrMomentSchema, ['2026-11-26', '2026-11-25T15:59:59Z']],
  ['timeOfDay', timeOfDaySchema, ['00:00', '16:00', '23:59:59']],
  ['weekday, 0 Sunday to 6 Saturday', weekdaySchema, [0, 6]],
  ['amount', amountSchema, [1, 99_999]],
  ['id', idSchema, ['1', 'x'.repeat(100)]],
  ['sku', skuSchema, ['1', 'x'.repeat(40)]],
  ['text', boundedString(3), ['', 'abc']],
  ['CHK-1: e-mail address', emailSchema, ['kueche@gasthof-post.at', 'a.b+c@d.co.at']],
];

const refused: [string, z.ZodType, readonly unknown[]][] = [
  ['decimalString', decimalStringSchema, ['', '1,5', '.5', '1.', '1e3', ' 1', '+1', '9'.repeat(31), 1.5]],
  ['quantity', quantitySchema, ['', 'viel', null, Number.NaN]],
  [
    'day (API-1: YYYY-MM-DD)',
    daySchema,
    ['26.11.2026', '2026-02-29', '2026-11-26T00:00:00Z', '2026-1-6', ''],
  ],
  ['moment', momentSchema, ['2026-11-26', '2026-11-25T15:59:59', 'now']],
  ['dayOrMoment', dayOrMomentSchema, ['26.11.2026', '2026-11-25T15:59:59']],
  ['timeOfDay', timeOfDaySchema, ['24:00', '16:60', '6:00', '16:00:60', '16', '']],
  ['weekday, 0 Sunday to 6 Saturday', weekdaySchema, [-1, 7, 1.5, '1']],
  ['amount', amountSchema, [0, -1, 100_000, 1.5, '3']],
  ['id', idSchema, ['', 'x'.repeat(101), 1]],
  ['sku', skuSchema, ['', 'x'.repeat(41)]],
  ['text', boundedString(3), ['abcd']],
  ['CHK-1: e-mail address', emailSchema, ['', 'gasthof', 'a@b', 'a b@c.at', ' a@b.at', 'a@b.at,c@d.at']],
];

describe('simple values', () => {
  it.each(taken)('take a valid %s', (_name, shape, values) => {
    for (const value of values) expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(true);
  });

  it.each(refused)('refuse an invalid %s', (_name, shape, values) => {
    for (const value of values) expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(false);
  });

  it('decimalStringSchema takes every fixed-point number', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          expect(decimalStringSchema.safeParse(`${whole}.${String(cents).padStart(2, '0')}`).success).toBe(
            true,
          );
        },
      ),
    );
  });

  it('an e-mail address says what is wrong', () => {
    expect(emailSchema.safeParse('gasthof').error?.issues[0]?.message).toBe('This is no e-mail address');
  });
});

describe('extension', () => {
  it('is optional and marked', () => {
    const shape = extension(z.string());
    expect(shape.safeParse(undefined).success).toBe(true);
    expect(shape.safeParse(1).success).toBe(false);
    expect(shape.meta()).toEqual({ 'x-extension': true });
  });
});
