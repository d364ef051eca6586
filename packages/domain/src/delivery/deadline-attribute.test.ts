import { describe, expect, it } from 'vitest';
import { parseBestellschluss } from './deadline-attribute';

describe('PRD-5: Bestellschluss is hour 0 to 23 and minute 0 to 59, minutes default to 0, anything else is ignored', () => {
  it.each([
    ['14:30', 870],
    ['14:00', 840],
    ['14', 840],
    ['14:', 840],
    ['9:5', 545],
    ['09:05', 545],
    ['0', 0],
    ['00:00', 0],
    ['23:59', 1439],
    [' 14:30 ', 870],
  ])('%s is %d minutes after midnight', (extension, minutes) => {
    expect(parseBestellschluss(extension)).toBe(minutes);
  });

  it.each([
    '24:00',
    '24',
    '14:60',
    '99:00',
    '-1:00',
    '014:00',
    '14:000',
    '14.00',
    '14:00 Uhr',
    'x14',
    ':30',
    '',
    ' ',
  ])('"%s" is ignored', (extension) => {
    expect(parseBestellschluss(extension)).toBeUndefined();
  });

  it('ignores an attribute without extension', () => {
    expect(parseBestellschluss(undefined)).toBeUndefined();
  });
});
