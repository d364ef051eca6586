import { describe, expect, it } from 'vitest';
import { messages } from '../messages';
import { defineLazyTexts, defineTexts, translator } from '../texts';
import { createTextsStore } from './texts-store';

const plural = defineTexts('plural', {
  de: { found_one: 'ein Artikel', found_other: '{{count}} Artikel', 'a.b:c': 'ein Punkt', html: '{{name}}' },
  en: { found_one: 'one item', found_other: '{{count}} items', 'a.b:c': 'a dot', html: '{{name}}' },
});

describe('LOC-1: the store of texts', () => {
  it.each(['de-AT', 'en-GB'] as const)('starts in %s and has inline texts at once', (locale) => {
    const store = createTextsStore(locale);
    store.add(messages);
    expect(store.locale()).toBe(locale);
    expect(store.i18next.getFixedT(locale, 'messages')('errorTitle')).toBe(
      translator(messages, locale)('errorTitle'),
    );
  });

  it('keeps nothing outside itself', async () => {
    const one = createTextsStore('de-AT');
    const other = createTextsStore('de-AT');
    one.add(messages);
    await one.changeLocale('en-GB');
    expect([one.locale(), other.locale()]).toEqual(['en-GB', 'de-AT']);
    expect(other.i18next.exists('errorTitle', { ns: 'messages' })).toBe(false);
  });

  it('tells its listeners about a change of language until they stop listening', async () => {
    const store = createTextsStore('de-AT');
    const heard: string[] = [];
    const stop = store.subscribe(() => heard.push(store.locale()));
    await store.changeLocale('en-GB');
    stop();
    await store.changeLocale('de-AT');
    expect(heard).toEqual(['en-GB']);
  });

  it.each([0, 1, 2])('counts like the texts outside the screen: %i', (count) => {
    for (const locale of ['de-AT', 'en-GB'] as const) {
      const store = createTextsStore(locale);
      store.add(plural);
      const t = store.i18next.getFixedT(locale, 'plural');
      expect(t('found', { count })).toBe(translator(plural, locale)('found', { count }));
    }
  });

  it('takes keys and values literally', () => {
    const store = createTextsStore('de-AT');
    store.add(plural);
    const t = store.i18next.getFixedT('de-AT', 'plural');
    expect(t('a.b:c')).toBe('ein Punkt');
    expect(t('html', { name: '<b>Müller & Söhne</b> $t(found)' })).toBe('<b>Müller & Söhne</b> $t(found)');
  });

  it('shows the texts added last under a name, as after a hot replacement', () => {
    const store = createTextsStore('de-AT');
    const t = (text: string) => {
      store.add(defineTexts('same', { de: { a: text }, en: { a: text } }));
      return store.i18next.getFixedT('de-AT', 'same')('a');
    };
    expect([t('one'), t('two')]).toEqual(['one', 'two']);
  });
});

describe('LOC-1: texts loaded when they are needed', () => {
  const lazyOf = (loads: string[], german: 'loads' | 'fails' = 'loads') =>
    defineLazyTexts('lazy', {
      de: () => {
        loads.push('de');
        return german === 'loads'
          ? Promise.resolve({ default: { a: 'A' } as const })
          : Promise.reject(new Error('chunk not found'));
      },
      en: () => {
        loads.push('en');
        return Promise.resolve({ default: { a: 'a' } as const });
      },
    });

  it('are loaded in the language shown alone, and in the next one before it is shown', async () => {
    const loads: string[] = [];
    const store = createTextsStore('de-AT');
    store.add(lazyOf(loads));
    expect(loads).toEqual([]);
    await store.i18next.loadNamespaces('lazy');
    expect(loads).toEqual(['de']);
    expect(store.i18next.getFixedT('de-AT', 'lazy')('a')).toBe('A');
    await store.changeLocale('en-GB');
    expect(loads).toEqual(['de', 'en']);
    expect(store.i18next.getFixedT('en-GB', 'lazy')('a')).toBe('a');
  });

  it('are English where German cannot be loaded', async () => {
    const store = createTextsStore('de-AT');
    store.add(lazyOf([], 'fails'));
    await store.i18next.loadNamespaces('lazy');
    expect(store.i18next.getFixedT('de-AT', 'lazy')('a')).toBe('a');
  });

  it('are reported when they cannot be loaded at all, or were not made known', async () => {
    const store = createTextsStore('en-GB');
    const broken = (reason: unknown) => () =>
      Promise.reject(reason instanceof Error ? reason : new Error('chunk'));
    const load = (name: string) =>
      new Promise<unknown>((resolve) => void store.i18next.loadNamespaces(name, resolve));
    store.add(defineLazyTexts('broken', { de: broken(undefined), en: broken(new Error('offline')) }));
    expect(String(await load('broken'))).toContain('offline');
    expect(String(await load('stranger'))).toContain('Texts not made known: stranger');
  });
});
