import { describe, expect, it } from 'vitest';
import { defineTexts } from './define-texts';
import { translator } from './translator';

const texts = defineTexts('items', {
  de: {
    title: 'Artikel',
    line: '{{sku}}: {{ amount }} {{unit}}, {{sku}}',
    found_one: 'ein Artikel',
    found_other: '{{count}} Artikel',
    counted: '{{count}} gezählt',
  },
  en: {
    title: 'Items',
    line: '{{sku}}: {{amount}} {{unit}}, {{sku}}',
    found_one: 'one item',
    found_other: '{{count}} items',
    counted: '{{count}} counted',
  },
});

describe('LOC-1: texts outside the screen', () => {
  const de = translator(texts, 'de-AT');
  const en = translator(texts, 'en-GB');

  it('are in the language wanted', () => {
    expect([de('title'), en('title')]).toEqual(['Artikel', 'Items']);
  });

  it('carry their values, which are not read as texts again', () => {
    expect(de('line', { sku: '{{unit}}', amount: 0, unit: '$&' })).toBe('{{unit}}: 0 $&, {{unit}}');
  });

  it.each([
    [0, '0 Artikel', '0 items'],
    [1, 'ein Artikel', 'one item'],
    [2, '2 Artikel', '2 items'],
    [1.5, '1.5 Artikel', '1.5 items'],
  ])('have plural forms: %d', (count, german, english) => {
    expect(de('found', { count })).toBe(german);
    expect(en('found', { count })).toBe(english);
  });

  it('may mention a count without plural forms', () => {
    expect(de('counted', { count: 1 })).toBe('1 gezählt');
  });
});
