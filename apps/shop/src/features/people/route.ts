import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { contactsQuery, jobQuery, jobsQuery } from '@gastroshop/storefront/content';

/** The contacts of the branch and its vacancies. */
export const peopleRoutes: readonly PageRoute[] = [
  {
    path: '/contacts',
    load: async () => (await import('./pages')).ContactsScreen,
    preload: ({ client, queryClient, gateway }) => {
      runInBackground(queryClient.query(contactsQuery(client, gateway().scope)));
    },
  },
  {
    path: '/jobs',
    load: async () => (await import('./pages')).JobsScreen,
    preload: ({ client, queryClient, gateway }) => {
      runInBackground(queryClient.query(jobsQuery(client, gateway().scope)));
    },
  },
  {
    path: '/jobs/:job',
    load: async () => (await import('./pages')).JobScreen,
    preload: ({ client, queryClient, gateway }, { params: { job = '' } }) => {
      runInBackground(queryClient.query(jobQuery(client, gateway().scope, job)));
    },
  },
];
