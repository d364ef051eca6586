import type { ShopConfig } from '@gastroshop/api-contract';
import type { LogoProps } from '@gastroshop/ui/theme';
import { resolveTheme } from './resolve-theme';

/** The logo in the header: name and mark of the tenant as the backend says them; what it leaves out is the theme's (TEN-3). */
export const resolveLogo = (
  config: Pick<ShopConfig, 'theme' | 'logos'>,
): Pick<LogoProps, 'theme' | 'name' | 'wordmark' | 'mark'> => {
  const theme = resolveTheme(config);
  const [own] = config.logos;
  // A mark of its own belongs to no theme this build knows.
  const address = theme === config.theme ? undefined : own?.url;
  return { theme, name: own?.alt, wordmark: own?.wordmark, mark: own?.shapes ?? address };
};
