import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { contentPageQuery, headerQuery, startPageQuery } from '@gastroshop/storefront/content';
import { slugOf } from './slug-of';

const contentRoute = (path: string): PageRoute => ({
  path,
  load: async () => (await import('./pages')).ContentScreen,
  preload: ({ client, queryClient, gateway }, { params, url }) => {
    runInBackground(queryClient.query(contentPageQuery(client, gateway().scope, slugOf(params, url))));
  },
});

/** The start page and the pages that editors write. */
export const contentRoutes: readonly PageRoute[] = [
  {
    path: '/',
    load: async () => (await import('./pages')).StartScreen,
    preload: ({ client, queryClient, gateway }) => {
      runInBackground(queryClient.query(startPageQuery(client, gateway().scope)));
      runInBackground(queryClient.query(headerQuery(client, gateway().scope)));
    },
  },
  contentRoute('/flyers'),
  contentRoute('/messe'),
  contentRoute('/page/*'),
];
