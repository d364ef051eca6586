import type { ShopConfig } from '@gastroshop/api-contract';
import { createContext, use } from 'react';

/** Carries the tenant's look and mode. */
export const ConfigContext = createContext<ShopConfig | undefined>(undefined);

/**
 * The tenant's look and mode.
 *
 * @throws Error outside the shop
 */
export const useConfig = (): ShopConfig => {
  const config = use(ConfigContext);
  if (config === undefined) throw new Error('useConfig needs the shop around it');
  return config;
};
