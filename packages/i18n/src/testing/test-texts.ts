import type { i18n as I18next } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale';
import { createTextsFrom, languageOf, type LanguageTexts, type TextFiles, type Texts } from '../texts';

const known = new Map<string, Map<string, Texts>>();

const addTable = async (language: string, table: LanguageTexts): Promise<void> => {
  const texts = known.get(language) ?? new Map<string, Texts>();
  known.set(language, texts);
  await Promise.all(
    Object.entries(table).map(async ([name, found]) => {
      texts.set(name, typeof found === 'function' ? (await found()).default : found);
    }),
  );
};

/** Has texts at hand, in every language, before a test asks for them; for the set-up of a package's tests. */
export const addTestTexts = async (...files: readonly TextFiles[]): Promise<void> => {
  await Promise.all(
    files.flatMap((one) =>
      LOCALES.map(languageOf).map(async (language) => {
        const table = await one[language]?.();
        if (table !== undefined) await addTable(language, table.default);
      }),
    ),
  );
};

/**
 * Texts for a test, all at hand at once.
 *
 * @example testTexts().getFixedT('en-GB', 'orders')('title')
 */
export const testTexts = (locale: Locale = DEFAULT_LOCALE): I18next =>
  createTextsFrom(
    locale,
    Object.fromEntries([...known].map(([language, texts]) => [language, Object.fromEntries(texts)])),
  );
