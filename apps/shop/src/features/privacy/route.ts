import type { PageRoute } from '@gastroshop/app-shell/router';

/** What the visitor agrees to being counted. */
export const privacyRoute: PageRoute = {
  path: '/privacy-preferences',
  load: async () => (await import('./privacy-screen')).PrivacyScreen,
};
