import { describe, expect, it } from 'vitest';
import { productDeadline, NO_PRODUCT_DEADLINE } from './product-deadline';

describe("PRD-5: an article's own deadline comes from Bestellschluss and Bestellartikel", () => {
  it.each([
    ['no attribute', [], {}],
    ['other attributes', [{ key: 'Bio', extension: '14:00' }], {}],
    ['Bestellschluss', [{ key: 'Bestellschluss', extension: '14:00' }], { closesAt: 840 }],
    ['an unreadable Bestellschluss', [{ key: 'Bestellschluss', extension: '25' }], {}],
    ['Bestellschluss without extension', [{ key: 'Bestellschluss' }], {}],
    ['Bestellartikel', [{ key: 'Bestellartikel', extension: '3' }], { preOrderDays: 3 }],
    ['Bestellartikel without lead days', [{ key: 'Bestellartikel' }], { preOrderDays: 0 }],
    [
      'both',
      [
        { key: 'Bestellartikel', extension: '3' },
        { key: 'Bestellschluss', extension: '14:00' },
      ],
      { closesAt: 840, preOrderDays: 3 },
    ],
    [
      'either of them twice: the first readable one',
      [
        { key: 'Bestellschluss', extension: '25' },
        { key: 'Bestellschluss', extension: '14' },
        { key: 'Bestellschluss', extension: '12' },
        { key: 'Bestellartikel', extension: '2' },
        { key: 'Bestellartikel', extension: '9' },
      ],
      { closesAt: 840, preOrderDays: 2 },
    ],
  ])('%s', (_, attributes, expected) => {
    expect(productDeadline(attributes)).toEqual(expected);
  });

  it('is the same value for all articles without one', () => {
    expect(productDeadline([{ key: 'Bestellschluss', extension: '?' }])).toBe(NO_PRODUCT_DEADLINE);
  });
});
