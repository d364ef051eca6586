import { describe, expect, it } from 'vitest';
import { parseLastOrderAt } from './last-order-at';

describe('lastOrderAt of an exception is a timestamp, Vienna wall clock without a zone, or a day until its end', () => {
  it.each([
    ['2026-10-23T10:00:00Z', '2026-10-23', 720],
    ['2026-10-23T12:00:00+02:00', '2026-10-23', 720],
    ['2026-10-23T12:00:00+0200', '2026-10-23', 720],
    ['2026-10-23T05:00:00-05:00', '2026-10-23', 720],
    ['2026-12-23T22:59:59Z', '2026-12-23', 1439],
    ['2026-12-23T23:30:00Z', '2026-12-24', 30],
    ['2026-10-23T12:00', '2026-10-23', 720],
    ['2026-10-23T12:00:30', '2026-10-23', 720],
    ['2026-10-23 12:00', '2026-10-23', 720],
    ['2026-10-23', '2026-10-23', 1440],
  ])('%s', (text, day, minutes) => {
    expect(parseLastOrderAt(text)).toEqual({ day, minutes });
  });

  it.each([
    '',
    'Freitag',
    '2026-02-30',
    '2026-10-23T',
    '2026-10-23T25:00',
    '2026-10-23T12:00 Uhr',
    '2026-10-23T25:00:00Z',
    '23.10.2026',
  ])('"%s" is ignored', (text) => {
    expect(parseLastOrderAt(text)).toBeUndefined();
  });
});
