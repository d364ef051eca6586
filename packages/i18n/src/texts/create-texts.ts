import { createInstance, type i18n as I18next, type InitOptions, type PostProcessorModule } from 'i18next';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale';
import { messageTexts } from '../messages';
import { addFormats } from './add-formats';
import { languageOf, type TextFiles, type Texts } from './text-files';
import { textsBackend } from './texts-backend';

/** Texts by language and namespace, where all of them are at hand: on a server, in a test. */
export type TextResources = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** A value that ends with a full stop, as "30. Nov.", ends the sentence too: there are never two. */
const oneStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneStop',
  process: (text: string) => text.replace(/\.\.(?=\s|$)/g, '.'),
};

/** Messages about a lost connection cannot be loaded through it: they come with the code, in both languages. */
const WITH_CODE: TextResources = {
  de: { messages: messageTexts.de },
  en: { messages: messageTexts.en },
};

const optionsOf = (locale: string, resources: TextResources): InitOptions => ({
  lng: locale,
  load: 'languageOnly',
  // Texts are complete in every language or are refused, so no second language is loaded beside the shown one.
  fallbackLng: false,
  ns: ['messages'],
  defaultNS: false,
  keySeparator: false,
  nsSeparator: false,
  resources: Object.fromEntries(
    Object.entries({ ...WITH_CODE, ...resources }).map(([language, texts]) => [
      language,
      { ...WITH_CODE[language], ...texts },
    ]),
  ),
  postProcess: [oneStop.name],
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

/** A page of bare keys says nothing, an error can be shown: for texts that nobody loaded, or that could not be loaded. */
const refuseUnloaded = (texts: I18next): void => {
  texts.options.saveMissing = true;
  texts.options.missingKeyHandler = (_, namespace) => {
    if (!texts.hasResourceBundle(languageOf(texts.language), namespace))
      throw new Error(`Texts could not be loaded: ${namespace}`);
  };
};

const instance = (): I18next => createInstance().use(oneStop);

/** The locale shown, one of the shop's own. */
export const localeOf = ({ language }: I18next): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

/**
 * Loads namespaces in the language shown, or tries again what failed before.
 *
 * @throws Error naming those that could not be loaded: i18next itself goes on with bare keys
 */
export const loadTexts = async (
  texts: I18next,
  namespaces: readonly string[],
  locale: string = texts.language,
): Promise<void> => {
  const language = languageOf(locale);
  const missing = () => namespaces.filter((name) => !texts.hasResourceBundle(language, name));
  if (missing().length === 0) return;
  await (locale === texts.language ? texts.loadNamespaces(namespaces) : texts.loadLanguages(locale));
  if (missing().length > 0) await texts.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`Texts could not be loaded: ${missing().join(', ')}`);
};

const started = (texts: I18next, options: InitOptions): I18next => {
  void texts.init({ ...options, initAsync: false });
  addFormats(texts);
  refuseUnloaded(texts);
  return texts;
};

/**
 * An i18next instance whose texts are loaded when a page needs them, in the language shown alone; `messages` come with
 * the code. Nothing is kept outside it; React takes it by `I18nextProvider`.
 *
 * @param locale the language to start with, see `initialLocale`
 * @param files what packages and the application bring
 * @example
 * const texts = createTexts('de-AT', [uiTexts, ownTexts]);
 * await loadTexts(texts, ['ui-field']);
 */
export const createTexts = (locale: string, files: readonly TextFiles[]): I18next =>
  started(instance().use(textsBackend(files)), { ...optionsOf(locale, {}), partialBundledLanguages: true });

/**
 * An i18next instance with all its texts at hand, at once: for servers, which answer each request by `getFixedT`, and
 * for tests.
 *
 * @example createTextsFrom('de-AT', { de: { orders: { title: 'Bestellungen' } } }).getFixedT('de-AT', 'orders')
 */
export const createTextsFrom = (locale: string, resources: TextResources): I18next =>
  started(instance(), optionsOf(locale, resources));

/**
 * Shows another language, once what is in use has been loaded in it.
 *
 * @throws Error when it could not be loaded; the language shown stays
 */
export const changeLocale = async (texts: I18next, locale: string): Promise<void> => {
  const { ns = [] } = texts.options;
  await loadTexts(texts, typeof ns === 'string' ? [ns] : ns, locale);
  await texts.changeLanguage(locale);
};
