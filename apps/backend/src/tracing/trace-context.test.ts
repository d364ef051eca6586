import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTraceparent, partOf, traceparentOf } from './trace-context';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

const hex = (digits: number) =>
  fc
    .string({
      unit: fc.constantFrom(...Array.from('0123456789abcdef')),
      minLength: digits,
      maxLength: digits,
    })
    .filter((text) => /[^0]/.test(text));

describe('traceparent', () => {
  it('is read and written without a loss', () => {
    fc.assert(
      fc.property(hex(32), hex(16), fc.boolean(), (traceId, spanId, isSampled) => {
        const context = { traceId, spanId, isSampled };
        expect(parseTraceparent(traceparentOf(context))).toEqual(context);
      }),
    );
  });

  it('of a later version is read as far as this one goes', () => {
    const context = { traceId: TRACE, spanId: SPAN, isSampled: true };
    expect(parseTraceparent(`01-${TRACE}-${SPAN}-03`)).toEqual(context);
    expect(parseTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes`)).toEqual(context);
  });

  it.each([
    ['nothing', ''],
    ['no version', `${TRACE}-${SPAN}-01`],
    ['the version that is none', `ff-${TRACE}-${SPAN}-01`],
    ['more than its version has', `00-${TRACE}-${SPAN}-01-more`],
    ['large letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['other letters', `00-${TRACE.replace('0', 'g')}-${SPAN}-01`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['a long one', `00-${TRACE}0-${SPAN}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['no flags', `00-${TRACE}-${SPAN}`],
    ['a line break behind it', `00-${TRACE}-${SPAN}-01\n`],
    ['a line break before what comes', `01-${TRACE}-${SPAN}-01-\r\nx: y`],
    ['two of them', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['no end', `01-${TRACE}-${SPAN}-01-${'a'.repeat(70_000)}`],
    ['a list', [`00-${TRACE}-${SPAN}-01`]],
    ['not even a text', 7],
  ])('that is %s is none', (_name, value) => {
    expect(parseTraceparent(value)).toBeUndefined();
  });

  it('whatever it is, is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseTraceparent(text);
      }),
    );
  });
});

describe('a part of a trace', () => {
  it('keeps the trace and whether it is kept', () => {
    const parent = { traceId: TRACE, spanId: SPAN, isSampled: true };
    expect(partOf(parent)).toMatchObject({ traceId: TRACE, isSampled: true });
    expect(partOf(parent).spanId).not.toBe(SPAN);
  });

  it('begins one that can be read where there is none', () => {
    const begun = partOf(undefined);
    expect(parseTraceparent(traceparentOf(begun))).toEqual(begun);
    expect(partOf(undefined).traceId).not.toBe(begun.traceId);
  });
});
