export { createBrowserStorage, type BrowserStorage } from './browser-storage';
export { createQueryClient } from './create-query-client';
export type { LastAnswer, LastAnswerSource } from './kept-answer';
export { LatePart, type LatePartProps } from './late-part';
export { ListPages, type ListPagesProps } from './list-pages';
export { loadScript } from './load-script';
export { pageOf } from './page-of';
export type { OrderTerms } from './order-terms';
export {
  PREFERENCES_KEY,
  preferencesChanged,
  preferencesReducer,
  readPreferences,
  type Preferences,
} from './preferences';
export { createServerClock, type ServerClock } from './server-clock';
export { ShopContext, useGateway, useShop, type Shop } from './shop-context';
export type { CartGateway, GatewayOptions, PromotionPlace, ShopGateway } from './shop-gateway';
export { SHOP_KEY, shopKey } from './shop-key';
export type { ShopPaths } from './shop-paths';
export { ShopProvider, type ShopProviderProps } from './shop-provider';
export type { ShopScope } from './shop-scope';
export { themeQuery } from './theme-query';
export { usePageSize } from './use-page-size';
export { PAGE_TITLED, ShopNameContext, usePageTitle } from './use-page-title';
