import type { Locale } from '../locale';
import type { Matching, PluralMates, Texts } from './text-types';

/** Texts that come with the code that uses them. */
export interface InlineTexts<T extends Texts = Texts> {
  readonly name: string;
  readonly texts: Readonly<Record<'de-AT', T> & Record<Exclude<Locale, 'de-AT'>, Texts>>;
}

type Loader<T> = () => Promise<{ readonly default: T }>;

/** Texts of which each language is a file of its own, loaded when it is needed. */
export interface LazyTexts<T extends Texts = Texts> {
  readonly name: string;
  readonly load: Readonly<Record<'de-AT', Loader<T>> & Record<Exclude<Locale, 'de-AT'>, Loader<Texts>>>;
}

/** The texts of one feature in all languages, under a name of their own. */
export type TextNamespace<T extends Texts = Texts> = InlineTexts<T> | LazyTexts<T>;

/**
 * The texts of one feature, beside its code. A key missing in one language, a plural form without the other, or
 * texts that ask for different values do not compile.
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
    readonly de: De & Matching<En, De> & PluralMates<De>;
    readonly en: En & Matching<De, En> & PluralMates<En>;
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
    readonly de: Loader<De & Matching<En, De> & PluralMates<De>>;
    readonly en: Loader<En & Matching<De, En> & PluralMates<En>>;
  },
): LazyTexts<De> => ({ name, load: { 'de-AT': load.de, 'en-GB': load.en } });
