import { createInstance, type BackendModule, type i18n as I18next, type ReadCallback } from 'i18next';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale';
import { loadTexts, type TextNamespace, type Texts, type Translate } from '../texts';
import { createTranslateCache } from './translator-cache';

/** The texts and the language of one application; each application, and each test, makes its own. */
export interface TextsStore {
  readonly i18next: I18next;
  /** The language shown. */
  readonly locale: () => Locale;
  /** Shows another language, once the texts in use have been loaded in it. */
  readonly changeLocale: (locale: Locale) => Promise<void>;
  /** Calls back after each change of language; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes texts known; once is enough, and again does no harm. */
  readonly add: (namespace: TextNamespace) => void;
  /** Looks up texts in the language shown, always by the same function; nothing while they are not loaded. */
  readonly translate: <T extends object>(namespace: TextNamespace<T>) => Translate<T> | undefined;
  /** Loads texts in the language shown; the same promise whoever asks, kept also where they could not be loaded. */
  readonly load: (namespace: TextNamespace) => Promise<void>;
}

const localeOf = (language: string | undefined): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

const isTexts = (bundle: unknown): bundle is Texts => typeof bundle === 'object' && bundle !== null;

/** Lets i18next load what was made known. */
const backendOf = (namespaces: ReadonlyMap<string, TextNamespace>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language: string, name: string, callback: ReadCallback) => {
    const namespace = namespaces.get(name);
    if (namespace === undefined) {
      callback(new Error(`Texts not made known: ${name}`), false);
      return;
    }
    loadTexts(namespace, localeOf(language)).then(
      (texts) => {
        callback(null, texts);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
});

/**
 * Makes a store of texts on an i18next instance of its own; nothing is kept outside it.
 *
 * @param locale the language to start with, see `initialLocale`
 */
export const createTextsStore = (locale: Locale): TextsStore => {
  const namespaces = new Map<string, TextNamespace>();
  const i18next = createInstance();
  void i18next.use(backendOf(namespaces)).init({
    lng: locale,
    // Texts are complete in every language or do not compile, so no second language is loaded beside the shown one.
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    defaultNS: false,
    partialBundledLanguages: true,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  const cached = createTranslateCache();
  const loads = new Map<string, Promise<void>>();
  const current = (): Locale => localeOf(i18next.language);
  const add = (namespace: TextNamespace): void => {
    if (namespaces.get(namespace.name) === namespace) return;
    namespaces.set(namespace.name, namespace);
    if (!('texts' in namespace)) return;
    for (const [language, texts] of Object.entries(namespace.texts)) {
      i18next.addResourceBundle(language, namespace.name, texts);
    }
  };
  const translate = <T extends object>(namespace: TextNamespace<T>): Translate<T> | undefined => {
    const shown = current();
    // Texts that come with the code need nobody to keep them.
    const texts: unknown =
      'texts' in namespace ? namespace.texts[shown] : i18next.getResourceBundle(shown, namespace.name);
    return isTexts(texts) ? cached(namespace, texts, shown) : undefined;
  };
  return {
    i18next,
    locale: current,
    changeLocale: async (next) => {
      await i18next.changeLanguage(next);
    },
    subscribe: (listener) => {
      i18next.on('languageChanged', listener);
      return () => {
        i18next.off('languageChanged', listener);
      };
    },
    add,
    translate,
    load: (namespace) => {
      const key = `${current()} ${namespace.name}`;
      const begun = loads.get(key);
      if (begun !== undefined) return begun;
      add(namespace);
      const load = i18next.loadNamespaces(namespace.name);
      loads.set(key, load);
      return load;
    },
  };
};
