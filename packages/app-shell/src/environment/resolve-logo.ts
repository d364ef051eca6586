import type { ShopConfig } from '@gastroshop/api-contract';
import type { LogoProps } from '@gastroshop/ui/theme';
import { resolveTheme } from './resolve-theme';

/** The logo in the header: the theme's, with the name and the mark of a tenant that has its own (TEN-3). */
export const resolveLogo = (
  config: Pick<ShopConfig, 'theme' | 'logos'>,
): Pick<LogoProps, 'theme' | 'name' | 'mark'> => {
  const theme = resolveTheme(config);
  const [own] = config.logos;
  // A mark of its own belongs to no theme this build knows.
  return { theme, name: own?.alt, mark: theme === config.theme ? undefined : own?.url };
};
