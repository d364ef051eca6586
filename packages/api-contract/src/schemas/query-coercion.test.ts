import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queryBoolean, queryInteger, queryList } from './query-coercion';

const integer = queryInteger(z.int().min(0).max(300));
const list = queryList(z.array(z.string()).min(1).max(3));

describe('values in an address', () => {
  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('boolean %j is %j', (text, value) => {
    expect(queryBoolean.parse(text)).toBe(value);
  });

  it.each(['', 'TRUE', '1', 'yes', 0, null])('%j is no boolean', (text) => {
    expect(queryBoolean.safeParse(text).success).toBe(false);
  });

  it.each([
    ['0', 0],
    ['300', 300],
    ['007', 7],
    [12, 12],
  ])('integer %j is %j', (text, value) => {
    expect(integer.parse(text)).toBe(value);
  });

  it.each(['', ' 1', '1.0', '1e2', '301', '-1', 'x', '9999999999999999'])(
    '%j is no integer from 0 to 300',
    (text) => {
      expect(integer.safeParse(text).success).toBe(false);
    },
  );

  it('an integer can be negative where its bounds allow it', () => {
    expect(queryInteger(z.int()).parse('-5')).toBe(-5);
  });

  it.each([
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    [' a , b ,', ['a', 'b']],
    [['a,b'], ['a,b']],
  ])('API-1: list %j is %j', (text, value) => {
    expect(list.parse(text)).toEqual(value);
  });

  it.each(['', ' ', ',', 'a,b,c,d'])('API-1: %j is no list of one to three entries', (text) => {
    expect(list.safeParse(text).success).toBe(false);
  });

  it('API-1: a list survives the way through an address', () => {
    const entry = fc.string({ minLength: 1 }).filter((text) => text === text.trim() && !text.includes(','));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(queryList(z.array(z.string())).parse(entries.join(','))).toEqual(entries);
      }),
    );
  });
});
