import { describe, expect, it } from 'vitest';
import { estimatedDelivery } from './weighed';

describe('a weighed article is ordered by the piece and estimated by weight', () => {
  it('multiplies estimate, minimum and maximum exactly', () => {
    expect(
      estimatedDelivery(
        { pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5', minimum: 2.1, maximum: '2.9' },
        3,
      ),
    ).toStrictEqual({ unit: 'kg', estimate: '7.5', minimum: '6.3', maximum: '8.7' });
  });

  it('leaves out the bounds it does not know', () => {
    expect(estimatedDelivery({ pricedBy: 'kg', estimatedQuantityPerStorageUnit: 1 }, '0.1')).toStrictEqual({
      unit: 'kg',
      estimate: '0.1',
    });
  });
});
