import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';

// Few go there, and a dozen calls are more than all others need to know: the queries come with the page.
const pages = () => import('./pages');

const standingPage = (path: string, load: PageRoute['load']): PageRoute => ({
  path: `/my/standing-orders${path}`,
  feature: 'STANDING_ORDERS',
  area: 'my',
  requiresAuth: true,
  load,
  preload: (environment, { params }) => {
    runInBackground(
      pages().then(({ preloadStanding }) => {
        preloadStanding(environment, params['standingOrderId']);
      }),
    );
  },
});

/** The list of standing orders, and the page of one. */
export const standingOrderRoutes: readonly PageRoute[] = [
  standingPage('', async () => (await pages()).StandingOrdersScreen),
  standingPage('/detail/:standingOrderId', async () => (await pages()).StandingOrderScreen),
];
