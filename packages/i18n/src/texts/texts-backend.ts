import type { BackendModule, ReadCallback } from 'i18next';
import { FALLBACK_LOCALE } from '../locale';
import { languageOf, type TextFiles, type Texts } from './text-files';

const FALLBACK = languageOf(FALLBACK_LOCALE);

const readFrom = async (
  files: readonly TextFiles[],
  language: string,
  namespace: string,
): Promise<Texts | undefined> => {
  const tables = await Promise.all(files.flatMap((one) => one[language] ?? []).map((load) => load()));
  const found = tables.map((table) => table.default[namespace]).find((texts) => texts !== undefined);
  return typeof found === 'function' ? (await found()).default : found;
};

/** The texts of the language, or those of the fallback: English that came through is better than no page (LOC-1). */
const readTexts = async (
  files: readonly TextFiles[],
  language: string,
  namespace: string,
): Promise<Texts> => {
  const own = await readFrom(files, language, namespace).catch((error: unknown) => {
    if (language === FALLBACK) throw error;
    return undefined;
  });
  const texts = own ?? (await readFrom(files, FALLBACK, namespace));
  if (texts === undefined) throw new Error(`There is no file of texts for ${namespace}`);
  return texts;
};

/** Lets i18next load texts from the modules that packages bring. */
export const textsBackend = (files: readonly TextFiles[]): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    readTexts(files, language, namespace).then(
      (texts) => {
        callback(null, texts);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
});
