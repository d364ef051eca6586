import { FALLBACK_LOCALE, type Locale } from '../locale';
import type { TextNamespace } from './define-texts';
import type { Texts } from './text-types';

/**
 * The texts of a feature in a language. When their file cannot be loaded, those of the fallback language are shown
 * instead (LOC-1): English that came through is better than no page.
 *
 * @throws whatever the loader of the fallback language throws
 */
export const loadTexts = async (namespace: TextNamespace, locale: Locale): Promise<Texts> => {
  if ('texts' in namespace) return namespace.texts[locale];
  try {
    return (await namespace.load[locale]()).default;
  } catch (error) {
    if (locale === FALLBACK_LOCALE) throw error;
    return (await namespace.load[FALLBACK_LOCALE]()).default;
  }
};
