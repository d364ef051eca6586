import { loginRedirect } from '@gastroshop/identity';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { leaveFor } from '../boot';
import type { Environment } from '../environment';
import { hasFeature } from '@gastroshop/storefront/shop';
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
  leaveFor(address);
  return new Promise(() => undefined);
};

/** Whether the tenant's shop has the part a page belongs to. */
const isOffered = async ({ config }: Environment, { feature }: PageRoute): Promise<boolean> =>
  hasFeature((await config).features, feature);

const loaderOf =
  (environment: Environment, page: PageRoute) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null | Response> => {
    const url = new URL(request.url);
    const intended = url.pathname + url.search + url.hash;
    if (page.feature && !(await isOffered(environment, page))) return null;
    const { requiresAuth, instead, preload } = page;
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

/** The router of an app: its pages inside its layout, each behind the sign-on and the choice of a customer it needs. */
export const createAppRouter = (environment: Environment, routes: AppRoutes, browser: Window = window) => {
  const { pages, areas = {}, layout, home, notFound } = routes;
  const routesOf = (wanted?: string): RouteObject[] =>
    pages
      .filter(({ area }) => area === wanted)
      .map((page) => ({
        path: page.path,
        loader: loaderOf(environment, page),
        lazy: {
          Component: page.feature
            ? async () => ((await isOffered(environment, page)) ? page.load() : notFound())
            : page.load,
        },
      }));
  return createBrowserRouter(
    [
      {
        element: layout,
        errorElement: <RouteFailure home={home} />,
        children: [
          {
            // The header stands at once, the page follows when its code has arrived.
            hydrateFallbackElement: <></>,
            errorElement: <RouteFailure home={home} />,
            children: [
              ...routesOf(),
              ...Object.entries(areas).map(([name, load]) => ({
                lazy: { Component: load },
                children: routesOf(name),
              })),
              { path: '*', lazy: { Component: notFound } },
            ],
          },
        ],
      },
    ],
    { window: browser },
  );
};

/** The router of an app. */
export type AppRouter = ReturnType<typeof createAppRouter>;
