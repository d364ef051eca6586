import { describe, expect, it } from 'vitest';
import { END_OF_DAY, parseTimeOfDay } from './time-of-day';

describe('a time of day is HH:MM, and 24:00 ends the day', () => {
  it.each([
    ['00:00', 0],
    ['0:00', 0],
    ['9:05', 545],
    ['09:05', 545],
    ['16:00', 960],
    ['19:59', 1199],
    ['20:00', 1200],
    ['23:59', 1439],
    ['24:00', 1440],
    ['24:00:00', 1440],
    ['16:00:00', 960],
    ['16:00:59', 960],
  ])('%s is %d minutes after midnight', (text, minutes) => {
    expect(parseTimeOfDay(text)).toBe(minutes);
  });

  it.each([
    '',
    '24:01',
    '25:00',
    '30:00',
    '12:60',
    '12',
    '12:5',
    '12:000',
    '12:00:',
    '12:00:60',
    '12:00:0',
    '12:00:000',
    '24:00:01',
    '012:00',
    ' 12:00',
    '12:00 ',
    '-1:00',
    'ab:cd',
  ])('"%s" is none', (text) => {
    expect(parseTimeOfDay(text)).toBeUndefined();
  });

  it('ends the day 1440 minutes after midnight', () => {
    expect(END_OF_DAY).toBe(1440);
  });
});
