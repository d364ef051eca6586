import { ResponseError } from '@gastroshop/api-client';
import { describe, expect, it } from 'vitest';
import { changeTroubleOf } from './change-trouble';

const answer = (problem: Record<string, unknown> & { code: string }): ResponseError =>
  new ResponseError(new Response(null, { status: 409 }), problem);

describe('why a change is not taken', () => {
  it.each([
    [
      { code: 'deadline-passed', locked: [{ sku: '1' }, { sku: '2', editableUntil: 'x' }, 7] },
      { kind: 'TOO_LATE', skus: ['1', '2'] },
    ],
    [
      { code: 'order-changed', skus: ['1'], order: {} },
      { kind: 'CHANGED', skus: ['1'] },
    ],
    [{ code: 'order-locked' }, { kind: 'LOCKED' }],
    [
      { code: 'deadline-passed', field: 'requestedDeliveryDay', nextPossibleDay: '2026-11-30' },
      { kind: 'DAY_NOT_POSSIBLE', next: '2026-11-30' },
    ],
    [
      { code: 'delivery-day-not-possible', field: 'requestedDeliveryDay' },
      { kind: 'DAY_NOT_POSSIBLE', next: undefined },
    ],
    [
      { code: 'articles-not-available', skus: ['1'] },
      { kind: 'NOT_AVAILABLE', skus: ['1'] },
    ],
    [
      { code: 'amount-too-small', sku: '1', smallestAmount: 6 },
      { kind: 'AMOUNT_TOO_SMALL', sku: '1', smallestAmount: 6 },
    ],
    [{ code: 'amount-too-small' }, { kind: 'UNKNOWN' }],
    [
      { code: 'order-value-too-small', day: '2026-11-26', net: '4.00', missing: '6.00' },
      { kind: 'VALUE_TOO_SMALL', day: '2026-11-26', missing: '6.00' },
    ],
    [{ code: 'something-new' }, { kind: 'UNKNOWN' }],
  ])('%j', (problem, expected) => {
    expect(changeTroubleOf(answer(problem))).toEqual(expected);
  });

  it('is unknown without an answer', () => {
    expect(changeTroubleOf(new TypeError('no network'))).toEqual({ kind: 'UNKNOWN' });
  });
});
