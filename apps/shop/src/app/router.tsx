import { loginInsteadOf } from '@gastroshop/identity';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { ensureCustomer } from './ensure-customer';
import type { Environment } from './environment';
import { AppLayout } from './app-layout';
import type { PageRoute } from './page-route';
import { pages } from './pages';
import { RouteFailure } from './route-failure';

/** The browser leaves this page; nothing of it is shown any more. */
const leavingThePage = (address: string): Promise<never> => {
  globalThis.location.assign(address);
  return new Promise(() => undefined);
};

const loaderOf =
  (environment: Environment, { requiresAuth, preload }: PageRoute) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null | Response> => {
    const url = new URL(request.url);
    const intended = url.pathname + url.search + url.hash;
    const { loggedIn } = environment.store.getState().session;
    const login = loginInsteadOf({ requiresAuth: requiresAuth ?? false }, intended, loggedIn);
    if (login !== undefined) return leavingThePage(login);
    const elsewhere = await ensureCustomer(environment, intended);
    if (elsewhere !== undefined) return elsewhere;
    preload?.(environment, { params, url });
    return null;
  };

const routeOf = (environment: Environment, page: PageRoute): RouteObject => ({
  path: page.path,
  loader: loaderOf(environment, page),
  lazy: { Component: page.load },
});

/** The shop's router. */
export const createAppRouter = (environment: Environment) =>
  createBrowserRouter([
    {
      element: <AppLayout environment={environment} />,
      errorElement: <RouteFailure />,
      children: [
        {
          // The header stands at once, the page follows when its code has arrived.
          hydrateFallbackElement: <></>,
          errorElement: <RouteFailure />,
          children: [
            ...pages.filter(({ area }) => area === undefined).map((page) => routeOf(environment, page)),
            {
              lazy: { Component: async () => (await import('./my-area')).MyArea },
              children: pages.filter(({ area }) => area === 'my').map((page) => routeOf(environment, page)),
            },
            {
              path: '*',
              lazy: { Component: async () => (await import('../features/not-found')).NotFoundPage },
            },
          ],
        },
      ],
    },
  ]);
