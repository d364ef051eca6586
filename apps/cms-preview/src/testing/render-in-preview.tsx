import { createToastStore, ToastProvider } from '@gastroshop/ui/feedback';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Environment, EnvironmentContext } from '../environment';

/** Shows a part of the preview at an address, with everything around it that it asks for. */
export const renderInPreview = (element: ReactNode, environment: Environment, address = '/') => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const rendered = render(
    <I18nextProvider i18n={environment.texts}>
      <QueryClientProvider client={environment.queryClient}>
        <EnvironmentContext value={environment}>
          <ShopUiProvider>
            <ToastProvider store={createToastStore()}>
              <Suspense fallback={null}>
                <RouterProvider router={router} />
              </Suspense>
            </ToastProvider>
          </ShopUiProvider>
        </EnvironmentContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...rendered, router };
};
