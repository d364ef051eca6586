export { createShopTheme } from './create-shop-theme';
export { Logo, type LogoProps } from './logo';
export { Mark, type MarkProps } from './mark';
export { ShopUiProvider, type ShopUiProviderProps } from './shop-ui-provider';
