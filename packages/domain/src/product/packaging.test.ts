import { describe, expect, it } from 'vitest';
import { PACKAGING_TYPES, packagingFacts, packagingTypeOf } from './packaging';

describe('PRD-11: packaging is single use or multi use, each with or without deposit, or there is no data', () => {
  it.each([
    ['SINGLE_USE', false, false],
    ['SINGLE_USE_DEPOSIT', false, true],
    ['MULTI_USE', true, false],
    ['MULTI_USE_DEPOSIT', true, true],
  ] as const)('%s: reusable %s, deposit %s', (type, reusable, deposit) => {
    expect(packagingFacts(type)).toEqual({ reusable, deposit });
  });

  it('says nothing without data', () => {
    expect(packagingFacts('NO_DATA')).toBeUndefined();
  });

  it.each(PACKAGING_TYPES)('reads %s', (type) => {
    expect(packagingTypeOf(type)).toBe(type);
  });

  it.each([undefined, '', 'single_use', 'GLASS'])('reads %j as no data', (text) => {
    expect(packagingTypeOf(text)).toBe('NO_DATA');
  });
});
