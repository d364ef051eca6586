import { runInBackground } from '@gastroshop/app-shell/idle';
import type { PageRoute } from '@gastroshop/app-shell/router';

/** The labels to be printed. */
export const labelsRoute: PageRoute = {
  path: '/my/label-prints',
  feature: 'LABELS',
  area: 'my',
  requiresAuth: true,
  load: async () => (await import('./labels-screen')).LabelsScreen,
  // What labels are asked for with is no page's beginning but theirs, and few print labels: it comes beside their code.
  preload: (environment, { url }) => {
    runInBackground(
      import('./preload-labels').then(({ preloadLabels }) => preloadLabels(environment, url.search)),
    );
  },
};
