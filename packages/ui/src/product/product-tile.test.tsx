import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing';
import { ProductTile } from './product-tile';
import { sampleProduct } from './product.sample';

const product = sampleProduct(5);

describe('a tile', () => {
  const price = { priceText: '€ 16,00', unit: 'kg' };
  it.each([
    ['is told beside its price', { priceText: '€ 16,00', unit: 'l' }, '€ 16,00 / l'],
    ['is told where it is another', { priceText: '€ 8,00', unit: 'kg' }, '€ 8,00 / kg'],
  ])('the price to compare by %s', (_, basePrice, told) => {
    const { container } = renderKit(<ProductTile product={{ ...product, price, basePrice }} />);
    expect(container).toHaveTextContent(told);
  });

  it('does not tell the price twice where it is the one to compare by', () => {
    const { container } = renderKit(<ProductTile product={{ ...product, price, basePrice: price }} />);
    expect(container.textContent.split('€ 16,00')).toHaveLength(2);
  });
});
