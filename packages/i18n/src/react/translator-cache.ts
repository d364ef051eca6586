import type { Locale } from '../locale';
import { resolveText, type TextNamespace, type Texts, type Translate } from '../texts';

/** Finds the function that looks up the texts of a feature, and makes it the first time. */
export type TranslateCache = <T extends object>(
  namespace: TextNamespace<T>,
  texts: Texts,
  locale: Locale,
) => Translate<T>;

const isTranslate = <T extends object>(value: unknown): value is Translate<T> => typeof value === 'function';

/** One function per texts and language, however many components ask for it. */
export const createTranslateCache = (): TranslateCache => {
  const made: Readonly<Record<Locale, WeakMap<Texts, unknown>>> = {
    'de-AT': new WeakMap(),
    'en-GB': new WeakMap(),
  };
  return <T extends object>(_: TextNamespace<T>, texts: Texts, locale: Locale): Translate<T> => {
    const found = made[locale].get(texts);
    if (isTranslate<T>(found)) return found;
    const translate: Translate<T> = (key, ...[values]) => resolveText(texts, locale, key, values);
    made[locale].set(texts, translate);
    return translate;
  };
};
