import { describe, expect, it } from 'vitest';

import { memoize, MEMOIZE_SIZE } from './memoize';

describe('remember: reads a text once, also where there is nothing to read', () => {
  it('answers from memory', () => {
    const read: string[] = [];
    const lengthOf = memoize((text) => {
      read.push(text);
      return text === '' ? undefined : text.length;
    });
    expect([lengthOf('ab'), lengthOf(''), lengthOf('ab'), lengthOf('')]).toEqual([
      2,
      undefined,
      2,
      undefined,
    ]);
    expect(read).toEqual(['ab', '']);
  });

  it('forgets before it grows beyond its bound', () => {
    let reads = 0;
    const numberOf = memoize((text) => {
      reads += 1;
      return Number(text);
    });
    for (let value = 0; value < MEMOIZE_SIZE; value++) numberOf(String(value));
    expect(numberOf('0')).toBe(0);
    expect(reads).toBe(MEMOIZE_SIZE);
    numberOf('one more');
    expect(numberOf('0')).toBe(0);
    expect(reads).toBe(MEMOIZE_SIZE + 2);
  });
});
