import { createInstance, type BackendModule, type i18n as I18next, type ReadCallback } from 'i18next';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale';
import { loadTexts, type TextNamespace } from '../texts';

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
}

const localeOf = (language: string | undefined): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

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
 * @param locale the language to start with, see `startingLocale`
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
  return {
    i18next,
    locale: () => localeOf(i18next.language),
    changeLocale: async (next) => {
      await i18next.changeLanguage(next);
    },
    subscribe: (listener) => {
      i18next.on('languageChanged', listener);
      return () => {
        i18next.off('languageChanged', listener);
      };
    },
    add: (namespace) => {
      if (namespaces.get(namespace.name) === namespace) return;
      namespaces.set(namespace.name, namespace);
      if (!('texts' in namespace)) return;
      for (const [language, texts] of Object.entries(namespace.texts)) {
        i18next.addResourceBundle(language, namespace.name, texts);
      }
    },
  };
};
