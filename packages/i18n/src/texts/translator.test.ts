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
    ends: 'bis {{day}}. Danach nicht mehr am {{day}}.',
    file: '{{name}}.pdf',
    goes: '{{name}}...',
  },
  en: {
    title: 'Items',
    line: '{{sku}}: {{amount}} {{unit}}, {{sku}}',
    found_one: 'one item',
    found_other: '{{count}} items',
    counted: '{{count}} counted',
    ends: 'until {{day}}. Not after {{day}}.',
    file: '{{name}}.pdf',
    goes: '{{name}}...',
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

  it.each([
    ['30. Nov.', 'bis 30. Nov. Danach nicht mehr am 30. Nov.'],
    ['30. Juni', 'bis 30. Juni. Danach nicht mehr am 30. Juni.'],
    ['Huber Ges.m.b.H.', 'bis Huber Ges.m.b.H. Danach nicht mehr am Huber Ges.m.b.H.'],
    ['und so weiter …', 'bis und so weiter …. Danach nicht mehr am und so weiter ….'],
    ['', 'bis . Danach nicht mehr am .'],
  ])('end with one full stop: %s', (day, text) => {
    expect(de('ends', { day })).toBe(text);
  });

  it('keep the points that end no sentence', () => {
    expect(de('file', { name: 'Huber Ges.' })).toBe('Huber Ges..pdf');
    expect(de('goes', { name: 'usw.' })).toBe('usw....');
  });

  it('may mention a count without plural forms', () => {
    expect(de('counted', { count: 1 })).toBe('1 gezählt');
  });
});
