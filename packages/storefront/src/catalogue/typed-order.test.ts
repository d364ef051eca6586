import { describe, expect, it } from 'vitest';
import { damerauDistance } from './damerau-distance';
import { readTypedOrder } from './typed-order';
import { wantedDraft } from './wanted-draft';

describe('an amount typed before an article', () => {
  it.each([
    ['3 Ktn Obers', { text: 'Obers', amount: 3, unit: 'Ktn' }],
    [' 10 kg Mehl glatt ', { text: 'Mehl glatt', amount: 10, unit: 'kg' }],
    ['3x Obers', { text: 'Obers', amount: 3 }],
    ['7 up', { text: 'up', amount: 7 }],
    ['Obers', { text: 'Obers' }],
    ['Obers 36 % 5 l', { text: 'Obers 36 % 5 l' }],
    ['201144', { text: '201144' }],
    ['0,5 l Cola', { text: '0,5 l Cola' }],
    ['3 Ktn', { text: '3 Ktn' }],
    ['', { text: '' }],
  ])('%j', (typed, expected) => {
    expect(readTypedOrder(typed)).toEqual(expected);
  });

  const units = [
    { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
    { abbreviation: 'Ktn', name: 'Karton', minimum: 1 },
    { abbreviation: 'Kiste', name: 'Kiste', minimum: 1 },
  ];

  it.each([
    [
      { amount: 3, unit: 'ktn.' },
      { text: '3', unit: 'Ktn' },
    ],
    [
      { amount: 3, unit: 'Kartons' },
      { text: '3', unit: 'Ktn' },
    ],
    [
      { amount: 2, unit: 'Kisten' },
      { text: '2', unit: 'Kiste' },
    ],
    [{ amount: 2 }, { text: '2', unit: 'Stk' }],
    [{ amount: 10, unit: 'kg' }, undefined],
    [{}, undefined],
  ])('%j is a draft only in a unit the article has', (typed, expected) => {
    expect(wantedDraft(typed, units, 'Stk')).toEqual(expected);
  });
});

describe('slips between words', () => {
  it.each([
    ['obers', 'obers', 0],
    ['obres', 'obers', 1],
    ['ober', 'obers', 1],
    ['tomatten', 'tomaten', 1],
    ['milch', 'obers', 5],
    ['', 'ab', 2],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(damerauDistance(one, other)).toBe(slips);
    expect(damerauDistance(other, one)).toBe(slips);
  });
});
