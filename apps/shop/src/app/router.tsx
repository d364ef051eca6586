import type { Environment } from '@gastroshop/app-shell/environment';
import { type AppRouter, createAppRouter } from '@gastroshop/app-shell/router';
import { AppLayout } from './app-layout';
import { links } from './links';
import { pages } from './pages';

/** The shop's router. */
export const createShopRouter = (environment: Environment, browser?: Window): AppRouter =>
  createAppRouter(
    environment,
    {
      pages,
      areas: { my: async () => (await import('./account-area')).AccountArea },
      layout: <AppLayout environment={environment} />,
      home: links.home,
      notFound: async () => (await import('../features/not-found')).NotFoundScreen,
    },
    browser,
  );
