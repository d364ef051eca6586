import { ShopNameContext, ShopProvider } from '@gastroshop/storefront/shop';
import { createTracking, TrackingProvider } from '@gastroshop/storefront/tracking';
import { ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { EnvironmentContext } from '../environment';
import { type FakeEnvironment, fakeEnvironment } from './fake-environment';

/** Shows a part of the app at an address, with everything around it that it asks for. */
export const renderInApp = (
  element: ReactNode,
  options: {
    readonly address?: string | undefined;
    readonly environment?: FakeEnvironment | undefined;
    /** Pages besides the element's own, which has every address. */
    readonly routes?: readonly RouteObject[] | undefined;
  } = {},
) => {
  const { address = '/', environment = fakeEnvironment(), routes } = options;
  const tracking = createTracking({
    client: environment.client,
    shopInfo: () => ({ tenant: 'AZ', language: 'de-AT' }),
    configuration: {},
    log: () => undefined,
  });
  const router = createMemoryRouter(
    routes === undefined ? [{ path: '*', element }] : [{ element, children: [...routes] }],
    { initialEntries: [address] },
  );
  const shop = {
    client: environment.client,
    clock: environment.clock,
    gateway: environment.gateway(),
    navigate: (to: string) => void router.navigate(to),
  };
  const rendered: RenderResult = render(
    <I18nextProvider i18n={environment.texts}>
      <Provider store={environment.store}>
        <QueryClientProvider client={environment.queryClient}>
          <ShopUiProvider>
            <ToastProvider store={environment.toasts}>
              <EnvironmentContext value={environment}>
                <ShopProvider shop={shop}>
                  <ShopNameContext value="Alpingastro">
                    <TrackingProvider tracking={tracking}>
                      <RouterProvider router={router} />
                    </TrackingProvider>
                  </ShopNameContext>
                </ShopProvider>
              </EnvironmentContext>
            </ToastProvider>
          </ShopUiProvider>
        </QueryClientProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { ...rendered, router, environment };
};
