/** Texts of one namespace in one language, by key; plural forms end in `_one` and `_other`. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of several namespaces in one language, which stand in one file. */
export type TextRoom = Readonly<Record<string, Texts>>;

/** The texts of one language by namespace: as they are, or a file that is loaded when a page needs it. */
export type LanguageTexts = Readonly<Record<string, Texts | (() => Promise<{ readonly default: Texts }>)>>;

/**
 * The texts that a package brings: a module for each language, `de` and `en`, so that only the shown one is loaded.
 *
 * @example
 * const files: TextFiles = { de: () => import('./texts/de'), en: () => import('./texts/en') };
 */
export type TextFiles = Readonly<Record<string, () => Promise<{ readonly default: LanguageTexts }>>>;

/** The language of a locale, which the files are named after: `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

/**
 * Namespaces whose texts of a language stand in one file.
 *
 * @example
 * export default { ...textRoom(() => import('./orders.de'), ['orders', 'order-again']) } satisfies LanguageTexts;
 */
export const textRoom = (
  load: () => Promise<{ readonly default: TextRoom }>,
  namespaces: readonly string[],
): LanguageTexts =>
  Object.fromEntries(
    namespaces.map((name) => [name, async () => ({ default: (await load()).default[name] ?? {} })]),
  );
