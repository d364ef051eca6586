import type { Product } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import { sizedName } from './sized-name';

const [piece, carton] = testProduct('1', 'Ware').units;
const unit = (abbreviation: string, ratio: number, own: Product['units'][number] | undefined = carton) =>
  own === undefined ? [] : [{ ...own, name: abbreviation, abbreviation, ratio }];
const bottles = [...unit('Fl', 1, piece), ...unit('Kiste', 24)];

const shown = (product: Product, chosen?: string, locale: 'de-AT' | 'en-GB' = 'de-AT') => {
  const { name, size } = sizedName(product, chosen, locale);
  return [name, size?.replaceAll('\u00a0', ' ')];
};

describe('the pack size of an article', () => {
  it('stands apart from its name', () => {
    expect(shown(testProduct('1', 'Cola Sprizzo 24 × 0,33 l'))).toEqual(['Cola Sprizzo', '24 × 0,33 l']);
    expect(shown(testProduct('1', 'Cola, Sprizzo, 24 × 0.33 l'), undefined, 'en-GB')).toEqual([
      'Cola, Sprizzo',
      '24 × 0,33 l',
    ]);
  });

  it.each([
    ['Zwiebel gelb 1 kg', '1', 'kg', 'Ktn', ['Zwiebel gelb', '6 × 1 kg']],
    ['Zwiebel gelb 1 kg', undefined, undefined, 'Ktn', ['Zwiebel gelb', '6 × 1 kg']],
    ['Freilandeier M 10er', '10', 'Stk', 'Ktn', ['Freilandeier M', '6 × 10er']],
    ['Salatgurke', '1', 'Stk', 'Stk', ['Salatgurke', undefined]],
    ['Salatgurke', '1', 'Stk', 'Ktn', ['Salatgurke', '6 Stk']],
    ['Kakao 25 g Stangen', '25', 'g', 'Stk', ['Kakao 25 g Stangen', '25 g']],
    ['Kakao 25 g Stangen', '25', 'g', 'Ktn', ['Kakao 25 g Stangen', '6 × 25 g']],
  ] as const)('%s (%s %s) in %s', (name, quantity, filling, chosen, told) => {
    const product = testProduct('1', name, {
      ...(quantity !== undefined && { netFillingQuantity: { quantity, unit: filling } }),
    });
    expect(shown(product, chosen)).toEqual(told);
  });

  it('is never put together wrongly: a name may tell the size of the crate where bottles are counted', () => {
    const cola = testProduct('1', 'Cola 24 × 0,33 l', {
      units: bottles,
      netFillingQuantity: { quantity: '0.33', unit: 'l' },
    });
    expect(shown(cola, 'Fl')).toEqual(['Cola 24 × 0,33 l', '0,33 l']);
    expect(shown(cola, 'Kiste')).toEqual(['Cola', '24 × 0,33 l']);
  });

  it('is how many there are where the name cannot be trusted, and then the name stays whole', () => {
    const cola = testProduct('1', 'Cola 24 × 0,33 l', { units: bottles });
    expect(shown(cola, 'Kiste')).toEqual(['Cola 24 × 0,33 l', '24 Fl']);
    const loose = testProduct('1', 'Melanzani lose', {
      units: [...unit('kg', 1, piece), ...unit('Kiste', 6)],
      netFillingQuantity: { quantity: '1', unit: 'kg' },
    });
    expect(shown(loose, 'kg')).toEqual(['Melanzani', 'lose']);
    expect(shown(loose, 'Kiste')).toEqual(['Melanzani lose', '6 kg']);
  });

  it('of what is weighed is no exact one', () => {
    const chicken = testProduct('1', 'Brathuhn 1,2 kg Auer', {
      netFillingQuantity: { quantity: '1.2', unit: 'kg' },
      weighed: { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '1.2' },
    });
    expect(shown(chicken)).toEqual(['Brathuhn 1,2 kg Auer', 'ca. 1,2 kg']);
  });

  it('is unknown where nothing tells it', () => {
    expect(shown(testProduct('1', 'Ware'))).toEqual(['Ware', undefined]);
    expect(shown(testProduct('1', 'Ware', { units: [] }))).toEqual(['Ware', undefined]);
  });
});
