import { lazy } from 'react';

/** What a pasted list would add to another list; its code comes when somebody pastes one. */
export const PasteIntoList = lazy(async () => ({
  default: (await import('./paste-into-list/paste-into-list')).PasteIntoList,
}));
