export { createShopTheme } from './create-shop-theme';
export { Logo, type LogoProps } from './logo';
export { MantineScope, type MantineScopeProps } from './mantine-scope';
export { LogoMark, type LogoMarkProps } from './logo-mark';
export type { SchemeChoice } from './scheme-choice';
export { ShopUiProvider, type ShopUiProviderProps } from './shop-ui-provider';
export { useLogo } from './use-logo';
export { useScheme } from './use-scheme';
