import { describe, expect, it } from 'vitest';

import { DISPLAY_CATEGORIES, type DisplayCategory, displayCategory, isRegularType } from './display-category';
import { APPLICATION_ORDERS, PRICE_TYPES, type PriceType } from './price';
import { PRICE_FACTOR_SOURCES } from './price-factor';

describe('PRI-1: six types of price are presented in five categories', () => {
  it.each<[PriceType, DisplayCategory]>([
    ['LIST', 'REGULAR'],
    ['FAIR_LIST', 'REGULAR_FAIR'],
    ['PROMOTION', 'ON_SALE_FOR_ALL'],
    ['SPECIAL', 'ON_SALE_FOR_CUSTOMER'],
    ['SPECIAL_LIST', 'ON_SALE_FOR_CUSTOMER'],
    ['FIXED', 'FIXED_FOR_CUSTOMER'],
  ])('%s is %s', (type, category) => {
    expect(displayCategory(type)).toBe(category);
  });

  it('knows these types and categories', () => {
    expect(PRICE_TYPES).toEqual(['LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FAIR_LIST', 'FIXED']);
    expect(new Set(PRICE_TYPES.map(displayCategory))).toEqual(new Set(DISPLAY_CATEGORIES));
    expect(DISPLAY_CATEGORIES).toHaveLength(5);
  });
});

describe('PRI-4: list prices are the regular ones, in a fair and out of it', () => {
  it('takes no other for regular', () => {
    expect(PRICE_TYPES.filter(isRegularType)).toEqual(['LIST', 'FAIR_LIST']);
  });
});

describe('PRI-5: discounts and bonuses are applied to the unit or to the row', () => {
  it('knows both ways, and where a factor may come from', () => {
    expect(APPLICATION_ORDERS).toEqual(['SINGLE', 'TOTAL']);
    expect(PRICE_FACTOR_SOURCES).toEqual(['FAIR', 'SINGLE_DISCOUNT', 'TOTAL_DISCOUNT', 'BONUS']);
  });
});
