import { describe, expect, it } from 'vitest';
import { CONTENT_ERROR_CODES, ERRORS, isErrorCode } from './error-code';
import { problemSchema } from './problem';
import { orderDifferencesProblemSchema } from './problem-of-cart';
import { problemShapes } from './problem-schemas';
import { refusedAt } from './testing/refused-at';

describe('error codes', () => {
  it('are stable: code and status are promised to clients', () => {
    expect(Object.fromEntries(Object.entries(ERRORS).map(([code, { status }]) => [code, status]))).toEqual({
      'malformed-body': 400,
      'sign-in-required': 401,
      'customer-forbidden': 403,
      'prices-forbidden': 403,
      'owner-required': 403,
      'csrf-token-invalid': 403,
      'authentication-needed': 403,
      'not-found': 404,
      'path-not-found': 404,
      'user-name-unknown': 404,
      'cart-already-ordered': 409,
      'order-differences': 409,
      'deadline-passed': 409,
      'order-changed': 409,
      'order-locked': 409,
      'order-value-too-small': 422,
      'standing-order-changed': 409,
      'cart-empty': 409,
      'articles-not-available': 409,
      'fair-not-active': 409,
      'fair-tenant-not-invited': 409,
      'fair-customer-blocked': 409,
      'fair-order-limit-reached': 409,
      'body-too-large': 413,
      'unsupported-media-type': 415,
      'unknown-host': 421,
      'invalid-request': 422,
      'amount-too-small': 422,
      'delivery-day-not-possible': 422,
      'feature-not-offered': 403,
      'idempotency-key-reused': 422,
      'captcha-failed': 422,
      'too-many-requests': 429,
      unknown: 500,
      'not-implemented': 501,
      unavailable: 503,
    });
  });

  it('have a title and say when they are answered', () => {
    for (const [code, { title, when }] of Object.entries(ERRORS)) {
      expect(title, code).toMatch(/^\w[^.]+$/);
      expect(when, code).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('CMS-1: content errors are path not found, authentication needed, unknown', () => {
    expect(CONTENT_ERROR_CODES).toEqual(['path-not-found', 'authentication-needed', 'unknown']);
  });

  it('are known or not', () => {
    expect(isErrorCode('not-found')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('')).toBe(false);
  });
});

describe('a problem', () => {
  const base = { type: 'about:blank', title: 'Conflict', status: 409 };

  it('has type, title, status and a known code; the field where there is one', () => {
    expect(
      refusedAt(problemSchema, { ...base, code: 'cart-empty', detail: 'd', instance: '/i', field: 'items' }),
    ).toEqual([]);
    expect(refusedAt(problemSchema, { ...base, code: 'other' })).toEqual(['code']);
    expect(refusedAt(problemSchema, {})).toEqual(['type', 'title', 'status', 'code']);
  });

  it('CMS-2: names each field that breaks a rule, with the words to show beside it', () => {
    const errors = [{ field: 'PLZ', message: 'Vier Ziffern' }];
    expect(problemSchema.parse({ ...base, code: 'invalid-request', errors }).errors).toEqual(errors);
    expect(refusedAt(problemSchema, { ...base, code: 'invalid-request', errors: [{}] })).toEqual([
      'errors.0.field',
      'errors.0.message',
    ]);
  });

  it.each([
    ['cart-already-ordered', ['order']],
    ['order-differences', ['differences', 'confirmationToken']],
    ['deadline-passed', []],
    ['articles-not-available', ['skus']],
    ['amount-too-small', ['sku', 'smallestAmount']],
    ['authentication-needed', ['signInUrl']],
  ] as const)('%s carries more', (code, fields) => {
    expect(refusedAt(problemShapes[code] ?? problemSchema, { ...base, code })).toEqual(fields);
    expect(refusedAt(problemShapes[code] ?? problemSchema, { ...base, code: 'cart-empty' })[0]).toBe('code');
  });

  it('of differences lists them with the token that confirms them', () => {
    const whole = {
      ...base,
      code: 'order-differences',
      differences: [{ sku: '1', field: 'rowTotal', before: '1.00', after: '2.00' }],
      confirmationToken: 't',
    };
    expect(orderDifferencesProblemSchema.parse(whole)).toEqual(whole);
  });

  it('of a deadline may name the next possible day', () => {
    const shape = problemShapes['deadline-passed'] ?? problemSchema;
    expect(refusedAt(shape, { ...base, code: 'deadline-passed', nextPossibleDay: '2026-11-30' })).toEqual([]);
    expect(refusedAt(shape, { ...base, code: 'deadline-passed', nextPossibleDay: 'Monday' })).toEqual([
      'nextPossibleDay',
    ]);
  });
});
