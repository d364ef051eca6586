import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, isLocale, LOCALES, SHORT_NAMES, initialLocale } from './locale';

describe('LOC-1: de-AT (DE, the default) and en-GB (EN, the fallback)', () => {
  it('are the languages and their short names', () => {
    expect(LOCALES.map((locale) => [locale, SHORT_NAMES[locale]])).toEqual([
      ['de-AT', 'DE'],
      ['en-GB', 'EN'],
    ]);
    expect([DEFAULT_LOCALE, FALLBACK_LOCALE]).toEqual(['de-AT', 'en-GB']);
  });

  it.each([
    ['de-AT', 'de-AT'],
    ['en-GB', 'en-GB'],
    [undefined, 'de-AT'],
    ['', 'de-AT'],
    ['en', 'de-AT'],
    ['EN-GB', 'de-AT'],
    ['fr-FR', 'de-AT'],
  ])('with the locale cookie %j the shop starts in %s', (cookie, locale) => {
    expect(initialLocale(cookie)).toBe(locale);
  });

  it.each(LOCALES)('%s is a language of the shop', (locale) => {
    expect(isLocale(locale)).toBe(true);
  });

  it.each(['DE', 'de-at', '', undefined, null, 7])('%j is none', (text) => {
    expect(isLocale(text)).toBe(false);
  });
});
