import { testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first';

const bucket = testProduct('1', 'Obers 5 l', { units: testProduct('1', '').units.slice(0, 1) });
const carton = testProduct('2', 'Obers 1 l');
const ownBucket = { ...bucket, sku: '3' };
const ownCarton = { ...carton, sku: '4' };
const bought = { 3: '2026-11-14', 4: '2026-11-07' };
const all = [bucket, carton, ownBucket, ownCarton];
const skus = (unit: string) => bestFirst(all, bought, unit).map(({ sku }) => sku);

describe('the articles a line may mean', () => {
  it('are those the customer buys first, and in each part those that come in the unit that was written', () => {
    expect(skus('Ktn')).toEqual(['4', '3', '2', '1']);
  });

  it('stay in the order of the search where no unit was written, or none of them knows it', () => {
    expect(skus('')).toEqual(['3', '4', '1', '2']);
    expect(skus('Fass')).toEqual(['3', '4', '1', '2']);
  });
});
