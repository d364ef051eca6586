import { describe, expect, it } from 'vitest';
import { defineLazyTexts, defineTexts } from './define-texts';
import { translator } from './translator';

const german = { a: 'A {{x}}', b: 'B' } as const;
const english = { a: 'a {{x}}', b: 'b' } as const;
const incomplete = { a: 'a {{x}}' } as const;

const loaded =
  <T>(texts: T) =>
  () =>
    Promise.resolve({ default: texts });

describe('LOC-1: a text missing in either language fails the build', () => {
  // The proof is the type check: an expected error that does not occur is an error there.
  it('when texts are defined', () => {
    const defined = [
      // @ts-expect-error a text is missing in English
      defineTexts('missing', { de: { a: 'A', b: 'B' }, en: { a: 'a' } }),
      // @ts-expect-error a text is missing in German
      defineTexts('missing', { de: { a: 'A' }, en: { a: 'a', b: 'b' } }),
      // @ts-expect-error the English text does not mention the value
      defineTexts('values', { de: { a: 'A {{x}}' }, en: { a: 'a' } }),
      // @ts-expect-error the German text does not mention the value
      defineTexts('values', { de: { a: 'A' }, en: { a: 'a {{x}}' } }),
      // @ts-expect-error the values have different names
      defineTexts('values', { de: { a: 'A {{x}}' }, en: { a: 'a {{y}}' } }),
      // @ts-expect-error one of two values is missing
      defineTexts('values', { de: { a: 'A {{x}} {{y}}' }, en: { a: 'a {{x}}' } }),
      // @ts-expect-error the plural form for one is missing
      defineTexts('plural', { de: { a_other: '{{count}} A' }, en: { a_other: '{{count}} as' } }),
      // @ts-expect-error the plural form for many is missing
      defineTexts('plural', { de: { a_one: 'ein A' }, en: { a_one: 'one a' } }),
      // @ts-expect-error a whole language is missing
      defineTexts('language', { de: { a: 'A' } }),
    ];
    expect(defined.map(({ texts }) => Object.keys(texts).length)).toEqual(defined.map(() => 2));
  });

  it('when each language is a file', () => {
    const defined = [
      // @ts-expect-error a text is missing in the English file
      defineLazyTexts('lazy', { de: loaded(german), en: loaded(incomplete) }),
      // @ts-expect-error a text is missing in the German file
      defineLazyTexts('lazy', { de: loaded(incomplete), en: loaded(english) }),
    ];
    expect(defined.map(({ load }) => Object.keys(load))).toEqual(defined.map(() => ['de-AT', 'en-GB']));
  });

  it('when a text is used', () => {
    const texts = defineTexts('use', {
      de: {
        plain: 'Ja',
        filled: '{{sku}}/{{unit}}',
        found_one: 'ein Artikel',
        found_other: '{{count}} Artikel',
      },
      en: {
        plain: 'Yes',
        filled: '{{unit}}/{{ sku }}',
        found_one: 'one item',
        found_other: '{{count}} items',
      },
    });
    const t = translator(texts, 'de-AT');
    expect([
      // @ts-expect-error there is no such text
      t('absent'),
      // @ts-expect-error plural forms are asked for by their common name
      t('found_other'),
      // @ts-expect-error the values are missing
      t('filled'),
      // @ts-expect-error a value is missing
      t('filled', { sku: '4711' }),
      // @ts-expect-error a value has another name
      t('filled', { sku: '4711', amount: 2 }),
      // @ts-expect-error the count is missing
      t('found'),
      // @ts-expect-error the count is a number
      t('found', { count: '2' }),
      // @ts-expect-error the text asks for no values
      t('plain', { sku: '4711' }),
    ]).toEqual([
      'absent',
      '{{count}} Artikel',
      '{{sku}}/{{unit}}',
      '4711/{{unit}}',
      '4711/{{unit}}',
      'found',
      'found',
      'Ja',
    ]);
  });
});

describe('LOC-1: texts that are complete', () => {
  it('are kept by language', () => {
    expect(defineTexts('both', { de: german, en: english })).toEqual({
      name: 'both',
      texts: { 'de-AT': german, 'en-GB': english },
    });
  });

  it('are loaded by language', async () => {
    const lazy = defineLazyTexts('lazy', { de: loaded(german), en: loaded(english) });
    expect(lazy.name).toBe('lazy');
    expect(await lazy.load['de-AT']()).toEqual({ default: german });
    expect(await lazy.load['en-GB']()).toEqual({ default: english });
  });
});
