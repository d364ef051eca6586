import { ToastProvider } from '@gastroshop/ui/feedback';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { ShopUiProvider, type ShopUiProviderProps } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CartRejections } from './cart-rejections';
import type { EmbeddedShop } from './create-shop';
import { EmbeddedShopContext } from './shop-context';

/** What the provider of a shop takes. */
export interface GastroshopProviderProps extends Pick<ShopUiProviderProps, 'scheme' | 'forceScheme'> {
  /** From `createShop`. */
  readonly shop: EmbeddedShop;
  /** Colours and logo, on a page that changes them. Default: those of `createShop`. */
  readonly theme?: ThemeKey | undefined;
  /** The page, or the part of it that shows something of the shop. */
  readonly children: ReactNode;
}

/** Gives the parts of a shop all they need: theme, texts, answers, messages and the cart. */
export const GastroshopProvider = ({
  shop,
  theme = shop.theme,
  children,
  ...look
}: GastroshopProviderProps): ReactNode => (
  <I18nextProvider i18n={shop.texts}>
    <QueryClientProvider client={shop.queryClient}>
      <ShopUiProvider theme={theme} {...look}>
        <ToastProvider store={shop.toasts}>
          <EmbeddedShopContext value={shop}>
            {children}
            <CartRejections />
          </EmbeddedShopContext>
        </ToastProvider>
      </ShopUiProvider>
    </QueryClientProvider>
  </I18nextProvider>
);
