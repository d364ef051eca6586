import { translator, type InlineTexts, type Locale, type Texts, type Translate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useMemo } from 'react';

const made = new WeakMap<InlineTexts, Map<Locale, unknown>>();

const isTranslate = <T extends Texts>(value: unknown): value is Translate<T> => typeof value === 'function';

const translatorOf = <T extends Texts>(texts: InlineTexts<T>, locale: Locale): Translate<T> => {
  const byLocale = made.get(texts) ?? new Map<Locale, unknown>();
  made.set(texts, byLocale);
  const found = byLocale.get(locale);
  if (isTranslate<T>(found)) return found;
  const translate = translator(texts, locale);
  byLocale.set(locale, translate);
  return translate;
};

/**
 * The texts of a feature in the language shown, for components that stand in long lists: one translation function for
 * all of them. The general hook makes one each time a component appears, ten times a row: the dearest part of what
 * a row cost.
 *
 * @throws Error outside a provider
 */
export const useInlineTexts = <T extends Texts>(texts: InlineTexts<T>): Translate<T> => {
  const { locale } = useLocale();
  return useMemo(() => translatorOf(texts, locale), [texts, locale]);
};
