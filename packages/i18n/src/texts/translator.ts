import type { Locale } from '../locale';
import type { InlineTexts } from './define-texts';
import type { Texts, Translate } from './text-types';

type Values = Readonly<Record<string, string | number>>;

const PLURAL_RULES: Readonly<Record<Locale, Intl.PluralRules>> = {
  'de-AT': /* @__PURE__ */ new Intl.PluralRules('de-AT'),
  'en-GB': /* @__PURE__ */ new Intl.PluralRules('en-GB'),
};

/** A value that ends with a full stop, as "30. Nov.", ends the sentence too: there are never two. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}(\.(?=\s|$))?/g, (whole, name: string, stop: string | undefined) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + (stop ?? '');
  });

const formOf = (texts: Texts, key: string, values: Values, locale: Locale): string | undefined => {
  const count = values['count'];
  const form = typeof count === 'number' ? texts[`${key}_${PLURAL_RULES[locale].select(count)}`] : undefined;
  return form ?? texts[key];
};

/**
 * A text with its values filled in; the key itself where there is no text.
 *
 * @param texts those of the language
 * @param locale decides which plural form counts
 */
export const resolveText = (texts: Texts, locale: Locale, key: string, values: Values = {}): string =>
  filled(formOf(texts, key, values, locale) ?? key, values);

/**
 * Looks up texts without a framework, for mails, paper and other places outside the screen.
 *
 * @example translator(messages, 'de-AT')('errorTitle') // 'Fehler'
 */
export const translator = <T extends object>(namespace: InlineTexts<T>, locale: Locale): Translate<T> => {
  const texts: Texts = namespace.texts[locale];
  return (key, ...[values]) => resolveText(texts, locale, key, values);
};
