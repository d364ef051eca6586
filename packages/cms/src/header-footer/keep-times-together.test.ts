import { describe, expect, it } from 'vitest';
import { keepTimesTogether } from './keep-times-together';

describe('a line with times', () => {
  it.each([
    ['Sa 7:00–12:00', 'Sa 7:00–\u206012:00'],
    ['Mo–Fr 6:30–12:00, 13:00–17:00', 'Mo–Fr 6:30–\u206012:00, 13:00–\u206017:00'],
    ['Mo–Fr ab 6:30', 'Mo–Fr ab 6:30'],
  ])('%s ends nowhere within one', (line, whole) => {
    expect(keepTimesTogether(line)).toBe(whole);
  });
});
