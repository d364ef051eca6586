/** A look as the backend's first rows have it; parts that are only passed on are not looked into. */
export interface FirstLook {
  readonly shortName: string;
  readonly wordmark: readonly { readonly text: string; readonly brand?: boolean }[];
  readonly shades: readonly string[];
  readonly darkTints: Readonly<Record<string, string>>;
  readonly mark: readonly object[];
}

/** A theme of the kit. */
export interface KitTheme {
  readonly label: string;
  readonly wordmark: readonly { readonly text: string; readonly brand: boolean }[];
  readonly brand: readonly string[];
  readonly dark: Readonly<Record<string, string>>;
  readonly mark: readonly object[];
}

/** The themes of the kit by their keys, made of the looks an installation begins with. */
export const themesOfLooks = (
  looks: Readonly<Record<string, FirstLook>>,
): Readonly<Record<string, KitTheme>> =>
  Object.fromEntries(
    Object.entries(looks).map(([key, { shortName, wordmark, shades, darkTints, mark }]) => [
      key,
      {
        label: shortName,
        wordmark: wordmark.map(({ text, brand = false }) => ({ text, brand })),
        brand: shades,
        dark: darkTints,
        mark,
      },
    ]),
  );

/** The module of the kit that holds them; the formatter lays it out. */
export const themesSource = (themes: Readonly<Record<string, KitTheme>>): string =>
  `/* Written by pnpm looks:write from apps/backend/src/db/first-looks.json. */
import type { ThemeEntry } from './theme-entry';

/** The looks an installation begins with, as themes by their keys. */
export const firstThemes = ${JSON.stringify(themes)} as const satisfies Record<string, ThemeEntry>;

/** The first of them. */
export const firstTheme = ${JSON.stringify(Object.keys(themes)[0])} satisfies keyof typeof firstThemes;
`;
