import { loginRedirect } from '@gastroshop/identity';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import type { Environment } from '../environment';
import { ensureCustomer } from '../session';
import type { PageRoute } from './page-route';
import { RouteFailure } from './route-failure';

/** What the router of an app is made of. */
export interface AppRoutes {
  readonly pages: readonly PageRoute[];
  /** Frames of the areas that pages name, loaded with the first page of each. */
  readonly areas?: Readonly<Record<string, () => Promise<ComponentType>>> | undefined;
  /** Stands around every page. */
  readonly layout: ReactNode;
  /** Where the app begins. */
  readonly home: string;
  /** Loads the page of addresses that no page has (NAV-5). */
  readonly notFound: () => Promise<ComponentType>;
}

/** The browser leaves this page; nothing of it is shown any more. */
const leavingThePage = (address: string): Promise<never> => {
  globalThis.location.assign(address);
  return new Promise(() => undefined);
};

const loaderOf =
  (environment: Environment, { requiresAuth, instead, preload }: PageRoute) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null | Response> => {
    const url = new URL(request.url);
    const intended = url.pathname + url.search + url.hash;
    const { loggedIn } = environment.store.getState().session;
    const login = loginRedirect({ requiresAuth: requiresAuth ?? false }, intended, loggedIn);
    if (login !== undefined) return leavingThePage(login);
    const elsewhere =
      (await ensureCustomer(environment, intended)) ?? (await instead?.(environment, { params, url }));
    if (elsewhere !== undefined)
      return environment.isPage(elsewhere) ? redirect(elsewhere) : leavingThePage(elsewhere);
    preload?.(environment, { params, url });
    return null;
  };

const routeOf = (environment: Environment, page: PageRoute): RouteObject => ({
  path: page.path,
  loader: loaderOf(environment, page),
  lazy: { Component: page.load },
});

/** The router of an app: its pages inside its layout, each behind the sign-on and the choice of a customer it needs. */
export const createAppRouter = (environment: Environment, routes: AppRoutes) => {
  const { pages, areas = {}, layout, home, notFound } = routes;
  return createBrowserRouter([
    {
      element: layout,
      errorElement: <RouteFailure home={home} />,
      children: [
        {
          // The header stands at once, the page follows when its code has arrived.
          hydrateFallbackElement: <></>,
          errorElement: <RouteFailure home={home} />,
          children: [
            ...pages.filter(({ area }) => area === undefined).map((page) => routeOf(environment, page)),
            ...Object.entries(areas).map(([name, load]) => ({
              lazy: { Component: load },
              children: pages.filter(({ area }) => area === name).map((page) => routeOf(environment, page)),
            })),
            { path: '*', lazy: { Component: notFound } },
          ],
        },
      ],
    },
  ]);
};

/** The router of an app. */
export type AppRouter = ReturnType<typeof createAppRouter>;
