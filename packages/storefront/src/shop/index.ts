export { createBrowserStorage, type BrowserStorage } from './browser-storage';
export { createQueryClient } from './create-query-client';
export type { CachedResponse, CachedResponseSource } from './kept-answer';
export { LazySlot, type LazySlotProps } from './lazy-slot';
export { ListPages, type ListPagesProps } from './list-pages';
export { loadScript } from './load-script';
export { parsePage } from './parse-page';
export type { FairConditions } from './fair-conditions';
export {
  PREFERENCES_KEY,
  preferencesChanged,
  preferencesReducer,
  loadPreferences,
  type Preferences,
} from './preferences';
export { createServerClock, type ServerClock } from '@gastroshop/cart/clock';
export { ShopContext, useGateway, useShop, type Shop } from './shop-context';
export type { CartGateway, GatewayOptions, PromotionPlace, ShopGateway } from './shop-gateway';
export { SCOPE_KEY, scopedKey } from './scoped-key';
export { hasFeature, ShopFeaturesContext, useFeatures } from './shop-features';
export type { ShopPaths } from './shop-paths';
export { ShopProvider, type ShopProviderProps } from './shop-provider';
export type { ShopScope } from './shop-scope';
export { themeQuery } from './theme-query';
export { usePageSize } from './use-page-size';
export { PAGE_TITLED, ShopNameContext, usePageTitle } from './use-page-title';
