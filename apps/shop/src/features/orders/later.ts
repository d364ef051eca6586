import { lazy } from 'react';

/** Repeats an order; its code comes when somebody wants it. */
export const RepeatOrder = lazy(async () => ({
  default: (await import('./reorder/repeat-order')).RepeatOrder,
}));
