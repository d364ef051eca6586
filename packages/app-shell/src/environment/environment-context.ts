import { createContext, use } from 'react';
import type { Environment } from './environment';

/** Carries what one page of the shop works with. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/**
 * What one page of the shop works with.
 *
 * @throws Error outside the shop
 */
export const useEnvironment = (): Environment => {
  const environment = use(EnvironmentContext);
  if (environment === undefined) throw new Error('useEnvironment needs the shop around it');
  return environment;
};
