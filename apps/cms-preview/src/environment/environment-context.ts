import type { ShopConfig } from '@gastroshop/api-contract';
import type { LogoProps } from '@gastroshop/ui/theme';
import { createContext, use } from 'react';
import type { Environment } from './environment';
import { themeOf } from './theme-of';

/** Carries what the page works with. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Carries the tenant's look; undefined where the backend did not tell it. */
export const ConfigContext = createContext<ShopConfig | undefined>(undefined);

/** The tenant's name and mark as the backend says them; what it leaves out, or could not be asked, is the theme's. */
export const useBrand = (): Pick<LogoProps, 'theme' | 'name' | 'wordmark' | 'mark'> => {
  const config = use(ConfigContext);
  const theme = themeOf(config);
  const own = config?.logos[0];
  return { theme, name: own?.alt, wordmark: own?.wordmark, mark: own?.shapes };
};

/**
 * What the page works with.
 *
 * @throws Error outside the preview
 */
export const useEnvironment = (): Environment => {
  const environment = use(EnvironmentContext);
  if (environment === undefined) throw new Error('useEnvironment needs the preview around it');
  return environment;
};
