import { I18nProvider } from '@gastroshop/i18n/react';
import { ShopNameContext } from '@gastroshop/storefront/shop';
import { ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { ConfigContext } from './config-context';
import type { Environment } from './environment';
import { createAppRouter } from './router';
import { themeOf } from './theme-of';
import { watchSession } from './watch-session';

/** Shows the shop. The code of the first page is being loaded while the tenant's settings are on their way. */
export const startShop = async (environment: Environment): Promise<void> => {
  const router = createAppRouter(environment);
  const config = await environment.config;
  watchSession(environment, router);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element for the shop');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider store={environment.texts}>
        <Provider store={environment.store}>
          <QueryClientProvider client={environment.queryClient}>
            <ShopUiProvider theme={themeOf(config)} scheme="auto">
              <ToastProvider store={environment.toasts}>
                <ConfigContext value={config}>
                  <ShopNameContext value={config.displayName}>
                    <RouterProvider router={router} />
                  </ShopNameContext>
                </ConfigContext>
              </ToastProvider>
            </ShopUiProvider>
          </QueryClientProvider>
        </Provider>
      </I18nProvider>
    </StrictMode>,
  );
};
