import { describe, expect, it } from 'vitest';
import { isValidAt } from './validity';

const at = (text: string) => new Date(text);

describe('validity of content', () => {
  it.each([
    [{}, '2026-11-25T00:00:00Z', true],
    [{ validFrom: '2026-11-25' }, '2026-11-24T22:59:59Z', false],
    [{ validFrom: '2026-11-25' }, '2026-11-24T23:00:00Z', true],
    [{ validTo: '2026-11-25' }, '2026-11-25T22:59:59Z', true],
    [{ validTo: '2026-11-25' }, '2026-11-25T23:00:00Z', false],
    // The day the clocks go back has 25 hours.
    [{ validTo: '2026-10-25' }, '2026-10-25T22:59:59Z', true],
    [{ validTo: '2026-10-25' }, '2026-10-25T23:00:00Z', false],
    [{ validFrom: '2026-11-25T12:00:00+01:00' }, '2026-11-25T10:59:59Z', false],
    [{ validFrom: '2026-11-25T12:00:00+01:00' }, '2026-11-25T11:00:00Z', true],
    [{ validTo: '2026-11-25T12:00:00+01:00' }, '2026-11-25T11:00:00Z', false],
  ])('%j at %s: %s', (validity, moment, expected) => {
    expect(isValidAt(validity, at(moment))).toBe(expected);
  });
});
