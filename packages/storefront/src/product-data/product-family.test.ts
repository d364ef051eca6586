import { describe, expect, it } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import { productFamily } from './product-family';

describe('the family of an article', () => {
  it.each([
    ['Rotwein', 'Zweigelt', 'wine'],
    ['Obst & Beeren', 'Äpfel', 'fruit'],
    ['Fleisch & Geflügel', 'Beiried', 'meat'],
    ['Würstel & Bratwürste', 'Frankfurter', 'meat'],
    ['Zitrus & Exoten', 'Kokosnuss', 'fruit'],
    ['Gemüse- & Obstkonserven', 'Ananas', 'dry'],
    ['Non-Food', 'Reinigungstuch', 'clean'],
  ])('%s, %s: %s', (category, name, family) => {
    expect(productFamily(testProduct('1', name, { resolvedCategory: { id: '1', name: category } }))).toBe(
      family,
    );
  });

  it('goes by the name where the category says nothing, then by what is frozen', () => {
    expect(productFamily(testProduct('1', 'Vollmilch'))).toBe('dairy');
    expect(productFamily(testProduct('1', 'Xy', { attributes: [{ key: 'Tiefgekuehlt' }] }))).toBe('frozen');
    expect(productFamily(testProduct('1', 'Xy'))).toBe('other');
  });
});
