import type { ShopConfig } from '@gastroshop/api-contract';
import { DEFAULT_THEME, THEME_KEYS, type ThemeKey } from '@gastroshop/ui/theme-data';

/** The theme the backend names; one this build does not know yet is shown as the default (TEN-3). */
export const resolveTheme = ({ theme }: Pick<ShopConfig, 'theme'>): ThemeKey =>
  THEME_KEYS.find((key) => key === theme) ?? DEFAULT_THEME;
