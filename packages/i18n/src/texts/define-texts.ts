import type { Locale } from '../locale';
import type { MatchingTexts, PluralForms, Texts } from './text-types';

interface Named<T extends object> {
  readonly name: string;
  /** Which keys and values there are: for the compiler alone, never set. */
  readonly keys?: T;
}

/** Texts that come with the code that uses them. */
export interface InlineTexts<T extends object = object> extends Named<T> {
  readonly texts: Readonly<Record<Locale, Texts>>;
}

type Loader<T> = () => Promise<{ readonly default: T }>;

/** Texts of which each language is a file of its own, loaded when it is needed. */
export interface LazyTexts<T extends object = object> extends Named<T> {
  readonly load: Readonly<Record<Locale, Loader<Texts>>>;
}

/** The texts of one feature in all languages, under a name of their own. */
export type TextNamespace<T extends object = object> = InlineTexts<T> | LazyTexts<T>;

/** Keys and values of a namespace, for the type of a `t` that is handed on: `Translate<TextsOf<typeof ordersTexts>>`. */
export type TextsOf<N extends TextNamespace> = N extends TextNamespace<infer T> ? T : never;

/**
 * The texts of one feature, each language a JSON file beside its code. `T` holds their keys and values and is written
 * by `pnpm texts:write`; `pnpm texts:check` refuses files that do not fit together.
 *
 * @param name of the namespace, which is that of its files
 * @example
 * import type { OrdersTexts } from '../i18next-resources';
 * import de from './texts/orders.de.json';
 * import en from './texts/orders.en.json';
 * export const ordersTexts = defineNamespace<OrdersTexts>('orders', { de, en });
 */
export const defineNamespace = <T extends object>(
  name: string,
  { de, en }: { readonly de: Texts; readonly en: Texts },
): InlineTexts<T> => ({ name, texts: { 'de-AT': de, 'en-GB': en } });

/**
 * A few texts that stand in the code. A key missing in one language, a plural form without the other, or texts that ask
 * for different values do not compile.
 *
 * @param name distinguishes the feature's texts from all others
 * @example
 * const texts = defineTexts('orders', {
 *   de: { title: 'Bestellungen', found_one: '{{count}} Bestellung', found_other: '{{count}} Bestellungen' },
 *   en: { title: 'Orders', found_one: '{{count}} order', found_other: '{{count}} orders' },
 * });
 */
export const defineTexts = <const De extends Texts, const En extends Texts>(
  name: string,
  texts: {
    readonly de: De & MatchingTexts<En, De> & PluralForms<De>;
    readonly en: En & MatchingTexts<De, En> & PluralForms<En>;
  },
): InlineTexts<De> => ({ name, texts: { 'de-AT': texts.de, 'en-GB': texts.en } });

/**
 * The texts of a large feature, of which a buyer loads only the own language. The files export their texts as
 * default, `as const`; the same mistakes fail to compile as with {@link defineTexts}.
 *
 * @example defineLazyTexts('orders', { de: () => import('./texts.de'), en: () => import('./texts.en') })
 */
export const defineLazyTexts = <De extends Texts, En extends Texts>(
  name: string,
  load: {
    readonly de: Loader<De & MatchingTexts<En, De> & PluralForms<De>>;
    readonly en: Loader<En & MatchingTexts<De, En> & PluralForms<En>>;
  },
): LazyTexts<De> => ({ name, load: { 'de-AT': load.de, 'en-GB': load.en } });
