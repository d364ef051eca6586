import { lazy } from 'react';

/** What the start page says of standing orders. */
export const StandingSoon = lazy(async () => ({
  default: (await import('./soon/standing-soon')).StandingSoon,
}));

/** Sets up a standing order; its code comes when somebody wants it. */
export const StartStandingOrder = lazy(async () => ({
  default: (await import('./setup/start-dialog')).StartDialog,
}));
