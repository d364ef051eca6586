import type { Environment } from '@gastroshop/app-shell/environment';
import { type AppRouter, createAppRouter } from '@gastroshop/app-shell/router';
import { fairBasePath } from '@gastroshop/identity';
import { AppLayout } from './app-layout';
import type { FairStore } from './fair-store';
import { fairPages } from './pages';

/** The router of a fair; its addresses begin with the fair's base. */
export const createFairRouter = (
  environment: Environment,
  fairCode: string,
  terms: FairStore,
  browser?: Window,
): AppRouter => {
  const pages = fairPages(fairCode, terms);
  return createAppRouter(
    environment,
    {
      pages,
      layout: <AppLayout environment={environment} terms={terms} pages={pages} />,
      home: fairBasePath(fairCode),
      notFound: async () => (await import('../features/not-found')).NotFoundScreen,
    },
    browser,
  );
};
