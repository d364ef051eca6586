import { FetchError } from '@gastroshop/api-client';
import type { ResolvedOrderListLine } from '@gastroshop/api-contract';
import { fakeGateway, testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { lookUpProduct } from './look-up-product';

const obers = testProduct('100', 'Obers');

const answering = (line: Partial<ResolvedOrderListLine>) => {
  const asked: unknown[] = [];
  const gateway = fakeGateway({
    resolve: (lines) => {
      asked.push(...lines);
      return Promise.resolve({ lines: [{ lineNumber: 1, outcome: 'FOUND', ...line }] });
    },
  });
  return { gateway, asked };
};

describe('what is typed or scanned at a stock-taking', () => {
  it('is asked for with its unit, and counted in it', async () => {
    const { gateway, asked } = answering({ product: obers, unitAbbreviation: 'KT', match: 'NAME' });
    expect(await lookUpProduct(gateway, '3 Ktn Obers')).toEqual({
      kind: 'ARTICLE',
      product: obers,
      unit: 'KT',
      amount: '3',
    });
    expect(asked).toEqual([{ lineNumber: 1, article: 'Obers', unit: 'Ktn' }]);
  });

  it('counts nothing in another unit than the one written', async () => {
    const { gateway } = answering({
      product: obers,
      outcome: 'UNIT_UNKNOWN',
      reason: 'Obers gibt es in: Stück',
    });
    expect(await lookUpProduct(gateway, '3 Kübel Obers')).toEqual({
      kind: 'ARTICLE',
      product: obers,
      doubt: { kind: 'UNIT', sentence: 'Obers gibt es in: Stück' },
    });
  });

  it('counts in the storage unit that was written, though it is not sold in it', async () => {
    const kilo = { abbreviation: 'kg', name: 'Kilogramm', ratio: 1, isVisible: false, isStorageUnit: true };
    const flour = { ...obers, units: [{ ...kilo, isDefault: false, gtins: [] }, ...obers.units] };
    const { gateway } = answering({ product: flour, outcome: 'UNIT_UNKNOWN', match: 'NAME' });
    expect(await lookUpProduct(gateway, '3 kg Mehl')).toEqual({
      kind: 'ARTICLE',
      product: flour,
      unit: 'kg',
      amount: '3',
    });
  });

  it('counts nothing of an article that is only called alike', async () => {
    const { gateway } = answering({ product: obers, unitAbbreviation: 'Stk', match: 'SPELLING' });
    expect(await lookUpProduct(gateway, '3 Obrs')).toEqual({
      kind: 'ARTICLE',
      product: obers,
      unit: 'Stk',
      doubt: { kind: 'SIMILAR' },
    });
  });

  it('takes what was noted before for the amount, and doubts it for the same reasons', async () => {
    const known = answering({ product: obers, unitAbbreviation: 'KT', match: 'GTIN' });
    expect(await lookUpProduct(known.gateway, '9001234567894', '7')).toMatchObject({
      unit: 'KT',
      amount: '7',
    });
    const alike = answering({ product: obers, unitAbbreviation: 'Stk', match: 'SPELLING' });
    const found = await lookUpProduct(alike.gateway, 'Obrs', '7');
    expect(found).toMatchObject({ doubt: { kind: 'SIMILAR' } });
    expect(found).not.toHaveProperty('amount');
  });

  it('tells several, none and nobody to ask apart', async () => {
    const candidates = [obers, testProduct('101', 'Oberskren')];
    expect(await lookUpProduct(answering({ candidates }).gateway, 'obers')).toEqual({ kind: 'SEVERAL' });
    expect(await lookUpProduct(answering({}).gateway, 'nichts')).toEqual({ kind: 'UNKNOWN' });
    const silent = fakeGateway({ resolve: () => Promise.reject(new FetchError('away')) });
    expect(await lookUpProduct(silent, 'obers')).toEqual({ kind: 'UNREACHABLE' });
  });
});
