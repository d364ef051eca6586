import { describe, expect, it } from 'vitest';
import { changeLocale, createTexts, createTextsFrom, loadTexts, localeOf } from './create-texts';
import { textRoom, type TextFiles, type Texts } from './text-files';

/** Files that tell what is asked of them; those named in `broken` cannot be fetched. */
const filesOf = (asked: string[], broken: ReadonlySet<string> = new Set()): TextFiles => {
  const file = (name: string, texts: Texts) => () => {
    asked.push(name);
    return broken.has(name)
      ? Promise.reject(new Error('chunk not found'))
      : Promise.resolve({ default: texts });
  };
  return {
    de: () => Promise.resolve({ default: { 'ui-overlay': file('orders.de', { close: 'Bestellungen' }) } }),
    en: () => Promise.resolve({ default: { 'ui-overlay': file('orders.en', { close: 'Orders' }) } }),
  };
};

const title = (texts: ReturnType<typeof createTexts>): string => texts.getFixedT(null, 'ui-overlay')('close');

describe('LOC-1: texts loaded when they are needed', () => {
  it('are loaded in the language shown alone, once, and in the next one before it is shown', async () => {
    const asked: string[] = [];
    const texts = createTexts('de-AT', [filesOf(asked)]);
    expect([asked, localeOf(texts)]).toEqual([[], 'de-AT']);
    await loadTexts(texts, ['ui-overlay']);
    await loadTexts(texts, ['ui-overlay']);
    expect([asked, title(texts)]).toEqual([['orders.de'], 'Bestellungen']);
    await changeLocale(texts, 'en-GB');
    expect([asked, title(texts), localeOf(texts)]).toEqual([['orders.de', 'orders.en'], 'Orders', 'en-GB']);
  });

  it('are English where German cannot be loaded', async () => {
    const texts = createTexts('de-AT', [filesOf([], new Set(['orders.de']))]);
    await loadTexts(texts, ['ui-overlay']);
    expect(title(texts)).toBe('Orders');
  });

  it('are an error where they cannot be loaded at all, which keys would not be; the next time they are tried again', async () => {
    const broken = new Set(['orders.en']);
    const texts = createTexts('en-GB', [filesOf([], broken)]);
    await expect(loadTexts(texts, ['ui-overlay'])).rejects.toThrow('Texts could not be loaded: ui-overlay');
    expect(() => title(texts)).toThrow('Texts could not be loaded: ui-overlay');
    await expect(loadTexts(texts, ['stranger'])).rejects.toThrow('stranger');
    broken.clear();
    await loadTexts(texts, ['ui-overlay']);
    expect(title(texts)).toBe('Orders');
  });

  it('stay in the language shown where the next one cannot be loaded', async () => {
    const texts = createTexts('de-AT', [filesOf([], new Set(['orders.en']))]);
    await loadTexts(texts, ['ui-overlay']);
    await expect(changeLocale(texts, 'en-GB')).rejects.toThrow('could not be loaded');
    expect([localeOf(texts), title(texts)]).toEqual(['de-AT', 'Bestellungen']);
  });

  it('come by rooms of several namespaces', async () => {
    const room = textRoom(
      () =>
        Promise.resolve({
          default: { 'ui-overlay': { close: 'Bestellungen' }, again: { close: 'Nochmals' } },
        }),
      ['ui-overlay', 'again'],
    );
    const texts = createTexts('de-AT', [{ de: () => Promise.resolve({ default: room }) }]);
    await loadTexts(texts, ['ui-overlay', 'again']);
    expect(title(texts)).toBe('Bestellungen');
  });

  it('are Italian as soon as there are files of it', async () => {
    const italian: TextFiles = {
      it: () =>
        Promise.resolve({
          default: {
            messages: { errorTitle: 'Errore' },
            'ui-overlay': { close: 'Ordini' },
            'ui-customer': {
              found_one: '{{count}} ordine',
              found_many: '{{count}} di ordini',
              found_other: '{{count}} ordini',
            },
          },
        }),
    };
    const texts = createTexts('it-IT', [italian, filesOf([])]);
    await loadTexts(texts, ['messages', 'ui-overlay', 'ui-customer']);
    expect([title(texts), texts.getFixedT(null, 'messages')('errorTitle')]).toEqual(['Ordini', 'Errore']);
    const found = (count: number) => texts.getFixedT(null, 'ui-customer')('found', { count });
    expect([1, 2, 1_000_000].map(found)).toEqual(['1 ordine', '2 ordini', '1000000 di ordini']);
  });
});

describe('LOC-1: texts at hand', () => {
  const texts = createTextsFrom('de-AT', {
    de: {
      'ui-upload': {
        remove: 'bis {{name}}. Und dann',
        retry: '{{name}}',
        tooLarge: 'am {{name, shortDate}}, dem {{size, longDate}}',
      },
    },
    en: { 'ui-upload': { tooLarge: 'on {{name, shortDate}}, {{size, longDate}}' } },
  });
  const german = texts.getFixedT('de-AT', 'ui-upload');
  const dates = { name: '2026-11-26', size: '2026-11-26', largest: '' };

  it('have one stop where a value ends with one', () => {
    expect(german('remove', { name: '30. Nov.' })).toBe('bis 30. Nov. Und dann');
    expect(german('remove', { name: 'Montag' })).toBe('bis Montag. Und dann');
  });

  it('write dates the way of the language', () => {
    expect(german('tooLarge', dates)).toBe('am Do, 26. Nov., dem Donnerstag, 26. November 2026');
    expect(texts.getFixedT('en-GB', 'ui-upload')('tooLarge', dates)).toBe(
      'on Thu, 26 Nov, Thursday, 26 November 2026',
    );
  });

  it('take values literally', () => {
    expect(german('retry', { name: '<b>Müller & Söhne</b> $t(remove)' })).toBe(
      '<b>Müller & Söhne</b> $t(remove)',
    );
  });

  it('are kept by each instance for itself', async () => {
    const other = createTextsFrom('de-AT', {});
    await texts.changeLanguage('en-GB');
    expect([localeOf(texts), localeOf(other)]).toEqual(['en-GB', 'de-AT']);
    await texts.changeLanguage('de-AT');
  });
});
