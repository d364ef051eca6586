import { lazy } from 'react';

/** Sets up a standing order; its code comes when somebody wants it. */
export const StartStandingOrder = lazy(async () => ({
  default: (await import('./setup/start-dialog')).StartDialog,
}));
