import { describe, expect, it } from 'vitest';
import { defineLazyTexts, defineTexts } from './define-texts';
import { loadTexts } from './load-texts';

const DE = { a: 'A' } as const;
const EN = { a: 'a' } as const;
const good =
  <T>(texts: T) =>
  () =>
    Promise.resolve({ default: texts });
const broken = () => Promise.reject(new Error('chunk not found'));

describe('LOC-1: texts are loaded in the language wanted', () => {
  it.each([
    ['de-AT', DE],
    ['en-GB', EN],
  ] as const)('%s', async (locale, texts) => {
    expect(await loadTexts(defineTexts('inline', { de: DE, en: EN }), locale)).toBe(texts);
    expect(await loadTexts(defineLazyTexts('lazy', { de: good(DE), en: good(EN) }), locale)).toBe(texts);
  });
});

describe('LOC-1: English is the fallback', () => {
  it('for German texts that cannot be loaded', async () => {
    expect(await loadTexts(defineLazyTexts('lazy', { de: broken, en: good(EN) }), 'de-AT')).toBe(EN);
  });

  it('and the error is told when English cannot be loaded either', async () => {
    const texts = defineLazyTexts('lazy', { de: good(DE), en: broken });
    await expect(loadTexts(texts, 'en-GB')).rejects.toThrow('chunk not found');
    expect(await loadTexts(texts, 'de-AT')).toBe(DE);
  });

  it('which is tried once only', async () => {
    let tries = 0;
    const counted = () => {
      tries += 1;
      return broken();
    };
    await expect(
      loadTexts(defineLazyTexts('lazy', { de: good(DE), en: counted }), 'en-GB'),
    ).rejects.toThrow();
    expect(tries).toBe(1);
  });
});
