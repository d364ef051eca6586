import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCookies } from './parse-cookies';

/** Halves of characters included. */
const anyCodeUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));

describe('SES-13: reading cookies', () => {
  it.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=1;b=2 ;  c = 3 ', { a: '1', b: '2', c: '3' }],
    ['a=', { a: '' }],
    ['a=1=2', { a: '1=2' }],
    ['a=first; a=second', { a: 'first' }],
    ['flag; =nameless; ;;a=1', { a: '1' }],
    ['a=K%C3%B6ln', { a: 'Köln' }],
    ['a=100%; b=%zz; c=%ff', { a: '100%', b: '%zz', c: '%ff' }],
    ['a="quoted"; b="; c="half; d=""', { a: 'quoted', b: '"', c: '"half', d: '' }],
    ['a=half"; A=other', { a: 'half"', A: 'other' }],
    [
      '__proto__=x; constructor=y',
      Object.fromEntries([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    ],
  ])('%j holds %j', (header, values) => {
    expect(Object.fromEntries(parseCookies(header))).toEqual(values);
  });

  it('never throws and finds our cookie among whatever others set', () => {
    const rubbish = fc.string({ unit: anyCodeUnit, maxLength: 200 });
    fc.assert(
      fc.property(rubbish, rubbish, (before, after) => {
        const values = parseCookies(`customer=4711;${before};${after}`);
        expect(values.get('customer')).toBe('4711');
      }),
    );
  });

  it('reads a header stuffed to the limit of servers', () => {
    const bomb = Array.from({ length: 2000 }, (_, index) => `c${index}=%${index}`).join(';');
    expect(parseCookies(bomb).size).toBe(2000);
  });
});
