import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeClaims } from './claims';

declare const Buffer: { from(text: string): { toString(encoding: 'base64url'): string } };

const part = (json: string): string => Buffer.from(json).toString('base64url');

/** Halves of characters included. */
const anyCodeUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit));

describe('SES-2: the claims stand in what follows the first dot', () => {
  const claims = { sub: 'u1', name: 'Jörg Österreicher 🍅' };
  const body = part(JSON.stringify(claims));

  it.each([
    ['head, claims, signature', `head.${body}.signature`],
    ['no signature', `head.${body}`],
    ['an empty signature', `head.${body}.`],
    ['an empty head', `.${body}.x`],
    ['more parts', `a.${body}.c.d.e`],
  ])('with %s', (_, token) => {
    expect(decodeClaims(token)).toEqual(claims);
  });

  it.each([
    ['nothing', ''],
    ['one part', body],
    ['claims in the first part', `${body}.x`],
    ['claims in the third part', `x.x.${body}`],
    ['an empty second part', 'a..c'],
    ['no base64url', 'a.!!!.c'],
    ['no JSON', `a.${part('{"sub":')}.c`],
    ['a text', `a.${part('"sub"')}.c`],
    ['a number', `a.${part('7')}.c`],
    ['null', `a.${part('null')}.c`],
    ['a list', `a.${part('[{"sub":"u1"}]')}.c`],
  ])('%s is rubbish and counts as no token', (_, token) => {
    expect(decodeClaims(token)).toBeUndefined();
  });

  it('never throws', () => {
    const pieces = fc.oneof(fc.string({ unit: anyCodeUnit }), fc.json().map(part), fc.base64String());
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 5 }), (parts) => {
        const decoded = decodeClaims(parts.join('.'));
        expect(decoded === undefined || typeof decoded === 'object').toBe(true);
      }),
    );
  });
});
