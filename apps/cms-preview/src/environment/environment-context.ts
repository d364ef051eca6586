import type { ShopConfig } from '@gastroshop/api-contract';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { createContext, use } from 'react';
import type { Environment } from './environment';
import { themeOf } from './theme-of';

/** Carries what the page works with. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Carries the tenant's look; undefined where the backend did not tell it. */
export const ConfigContext = createContext<ShopConfig | undefined>(undefined);

/** The tenant's theme. */
export const useTheme = (): ThemeKey => themeOf(use(ConfigContext));

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
