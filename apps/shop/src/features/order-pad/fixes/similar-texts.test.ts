import { describe, expect, it } from 'vitest';
import { nearTexts } from './similar-texts';

describe('nearTexts', () => {
  it.each([
    ['330 51', undefined, ['33051', '3305', '330']],
    ['9999', undefined, ['9999', '999']],
    ['12', undefined, ['12']],
    ['33051', 'Erdäpfel', ['Erdäpfel', '33051', '3305', '330']],
    ['Erdäpfl festkochend', undefined, ['Erdäpfl festkochend', 'Erdäpfl']],
    ['Erdäpfl', undefined, ['Erdäpfl']],
  ])('looks for %j and %j', (product, hint, expected) => {
    expect(nearTexts(product, hint)).toEqual(expected);
  });
});
