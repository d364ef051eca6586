import { FetchError, type Problem } from '@gastroshop/api-client';
import { describe, expect, it } from 'vitest';
import { problemError, responseError } from '@gastroshop/cart/testing';
import { toSubmissionRejection } from './to-submission-rejection';

const refusal = (status: number, problem: Problem) => toSubmissionRejection(problemError(status, problem));

describe('refusalOf', () => {
  it.each<readonly [string, unknown]>([
    ['no answer', new FetchError(new TypeError('cut'))],
    ['an error of the program', new TypeError('broken answer')],
    ['401', responseError(401)],
    ['429', responseError(429)],
    ['503', responseError(503)],
  ])('does not know whether it was taken after %s', (_, error) => {
    expect(toSubmissionRejection(error)).toBeUndefined();
  });

  it('reads differences with their token, and leaves out what it does not know', () => {
    expect(
      refusal(409, {
        code: 'order-differences',
        confirmationToken: 'abc',
        differences: [
          { sku: '1', field: 'amount', before: 2, after: null },
          { field: 'net', before: '1.00', after: '2.00' },
          { sku: '1', field: 'colour', before: 1, after: 2 },
          'nonsense',
        ],
      }),
    ).toEqual({
      kind: 'DIFFERENCES',
      confirmationToken: 'abc',
      differences: [
        { sku: '1', field: 'amount', before: 2, after: null },
        { field: 'net', before: '1.00', after: '2.00' },
      ],
    });
  });

  it.each([
    [
      { code: 'deadline-passed', nextPossibleDay: '2026-11-30' },
      { kind: 'DEADLINE_PASSED', nextPossibleDay: '2026-11-30', frozen: false },
    ],
    [
      { code: 'deadline-passed', field: 'requestedDeliveryDayFrozenProducts' },
      { kind: 'DEADLINE_PASSED', nextPossibleDay: undefined, frozen: true },
    ],
    [
      { code: 'articles-not-available', skus: ['1', 2] },
      { kind: 'NOT_AVAILABLE', skus: ['1'] },
    ],
    [
      { code: 'amount-too-small', sku: '1', smallestAmount: 6 },
      { kind: 'AMOUNT_TOO_SMALL', sku: '1', smallestAmount: 6 },
    ],
    [
      { code: 'cart-already-ordered', order: { id: '9', number: 'B9', userName: 'Maria' } },
      { kind: 'ALREADY_ORDERED', order: { id: '9', number: 'B9', userName: 'Maria' } },
    ],
    [{ code: 'cart-already-ordered' }, { kind: 'UNEXPECTED' }],
    [{ code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' }, { kind: 'DAY_NOT_POSSIBLE' }],
    [{ code: 'delivery-day-not-possible' }, { kind: 'ORDER_VALUE_TOO_SMALL' }],
    [{ code: 'order-value-too-small', day: '2026-11-26' }, { kind: 'ORDER_VALUE_TOO_SMALL' }],
    [{ code: 'order-locked' }, { kind: 'ORDER_FIXED' }],
    [
      { code: 'deadline-passed', sku: '1', day: '2027-01-15', nextPossibleDay: '2027-01-18' },
      { kind: 'PLAN_DAY', sku: '1', day: '2027-01-15', nextPossibleDay: '2027-01-18' },
    ],
    [
      { code: 'delivery-day-not-possible', sku: '1' },
      { kind: 'PLAN_DAY', sku: '1', day: undefined, nextPossibleDay: undefined },
    ],
    [{ code: 'cart-empty' }, { kind: 'CART_EMPTY' }],
    [{ code: 'customer-forbidden' }, { kind: 'FORBIDDEN' }],
    [{ code: 'not-found' }, { kind: 'ADDRESS_UNKNOWN' }],
    [{ code: 'fair-customer-blocked' }, { kind: 'FAIR', reason: 'CUSTOMER_BLOCKED' }],
    [{ code: 'something-new' }, { kind: 'UNEXPECTED' }],
  ])('%j', (problem: Problem, expected) => {
    expect(refusal(409, problem)).toEqual(expected);
  });
});
