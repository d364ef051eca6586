import { firstTheme, firstThemes } from './first-themes';
import type { ThemeEntry } from './theme-entry';

/** Every theme by its key; tenants name theirs by it (TEN-3). */
export const themes = firstThemes;

/** The key of a theme. */
export type ThemeKey = keyof typeof themes;

/** A theme by its key, or one made elsewhere, such as of a tenant's own colour and mark. */
export type Theme = ThemeKey | ThemeEntry;

/** What a theme is made of. */
export const themeEntry = (theme: Theme): ThemeEntry => (typeof theme === 'string' ? themes[theme] : theme);

/** The theme of tenants without one of their own: the first of the data. */
export const DEFAULT_THEME: ThemeKey = firstTheme;

const isThemeKey = (value: string): value is ThemeKey => Object.hasOwn(themes, value);

/** All keys, the default first. */
export const THEME_KEYS: readonly ThemeKey[] = Object.keys(themes).filter(isThemeKey);
