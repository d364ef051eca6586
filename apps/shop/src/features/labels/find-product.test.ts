import { testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { suggestedFirst } from './find-product';

const whole = testProduct('1', 'Obers 1 l');
const own = testProduct('2', 'Obers 5 l');
const other = testProduct('3', 'Sauerrahm');
const candidates = [whole, own];
const shown = (typed: string, suggested: Parameters<typeof suggestedFirst>[2]) =>
  suggestedFirst(typed, candidates, suggested).map(({ sku }) => sku);

describe('the articles that a label may be wanted of', () => {
  it('come as the search orders them, without what is only similar', () => {
    expect(shown('obers', { products: [own, other, whole], closeSkus: ['2', '1'] })).toEqual(['2', '1']);
    expect(shown('obers', { products: [own, whole] })).toEqual(['2', '1']);
  });

  it('are those that fit where the search has none, or does not answer', () => {
    expect(shown('obers', { products: [other], closeSkus: [] })).toEqual(['1', '2']);
    expect(shown('obers', undefined)).toEqual(['1', '2']);
  });

  it('are those of a number that several have, and no others', () => {
    expect(shown('4711', { products: [own, other], closeSkus: ['2', '3'] })).toEqual(['1', '2']);
  });
});
