import { ResponseError } from '@gastroshop/api-client';
import { testTexts } from '@gastroshop/i18n/testing';
import { describe, expect, it } from 'vitest';
import { toCartRejection } from './cart-rejection';

const edit = { sku: '100123' };

const refused = (status: number, problem: Readonly<Record<string, unknown>>): ResponseError =>
  new ResponseError(new Response(null, { status }), { type: 'about:blank', ...problem });

describe('CRT-4: an amount that cannot be is told with article and minimum', () => {
  it('takes the minimum from the answer', () => {
    const refusal = toCartRejection(edit, refused(422, { code: 'amount-too-small', smallestAmount: 6 }));
    expect(refusal).toEqual({ kind: 'INVALID_AMOUNT', sku: '100123', smallestAmount: 6 });
    const t = testTexts().getFixedT('de-AT', 'messages');
    expect(t('invalidAmount', { sku: '100123', productName: 'Kaffee', minQty: 6 })).toBe(
      'Ungültige Menge für Artikel 100123 Kaffee, Mindestmenge 6',
    );
  });

  it.each([
    [refused(409, { code: 'articles-not-available', skus: ['100123'] }), 'NOT_AVAILABLE'],
    [refused(422, { code: 'amount-too-small' }), 'UNKNOWN'],
    [refused(400, { code: 'invalid-body' }), 'UNKNOWN'],
    [new Error('anything'), 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('%s is %s', (error, kind) => {
    expect(toCartRejection(edit, error).kind).toBe(kind);
  });
});
