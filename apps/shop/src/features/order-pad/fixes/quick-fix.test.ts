import type { Product, Unit } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { applyQuickFix, unitOfRemedy } from './quick-fix';

const unit = (abbreviation: string, name: string, ratio: number): Unit => ({
  abbreviation,
  name,
  ratio,
  isDefault: ratio === 1,
  isVisible: true,
  isStorageUnit: ratio === 1,
});
const product: Product = {
  sku: '123672',
  name: 'Obers 36 %',
  minSaleQuantity: 0,
  attributes: [],
  units: [unit('Kübel', 'Kübel', 1), unit('Kart', 'Karton', 6)],
};
const rowIn = (written: string) => ({
  product,
  fields: { article: 'obers', amount: '3', unit: written },
});

describe('unitOfRemedy', () => {
  it.each([
    ['Kart', 'Kart'],
    ['ktn', 'Kart'],
    ['Kartons', 'Kart'],
    ['Kübel', 'Kübel'],
    ['', 'Kübel'],
    ['Fuhre', undefined],
    ['kg', undefined],
  ])('an article for "3 %s obers" is shown in %s, and in no other unit', (written, shown) => {
    expect(unitOfRemedy(rowIn(written), { kind: 'ARTICLE', product })?.abbreviation).toBe(shown);
  });

  it('a unit to take is shown in itself, whatever was written', () => {
    expect(unitOfRemedy(rowIn('Fuhre'), { kind: 'UNIT', abbreviation: 'Kart' })?.name).toBe('Karton');
  });
});

describe('applyQuickFix', () => {
  const row = {
    id: 1,
    article: '6 joghurt',
    amount: '1',
    unit: 'kg',
    text: '6 joghurt 1 kg',
    reading: { status: 'GUESSED', guesses: [] },
  } as const;
  const fields = { article: 'joghurt 1 kg', amount: '6', unit: '' };
  const context = { crossTenantNumbers: false };

  it('takes an article in the reading that is shown, with its amount, and in no unit of another reading', () => {
    expect(applyQuickFix({ row, fields }, { kind: 'ARTICLE', product }, context)).toEqual({
      id: 1,
      article: '123672',
      amount: '6',
      unit: 'Kübel',
    });
    expect(applyQuickFix({ row, fields: row }, { kind: 'ARTICLE', product }, context)).toEqual({
      id: 1,
      article: '123672',
    });
  });

  it('takes a unit of the reading that is shown', () => {
    expect(applyQuickFix({ row, fields }, { kind: 'UNIT', abbreviation: 'Kart' }, context)).toEqual({
      id: 1,
      article: 'joghurt 1 kg',
      amount: '6',
      unit: 'Kart',
    });
  });
});
