import type { ContentChange } from '@gastroshop/api-contract';
import { isValidOn } from '@gastroshop/cms';

/** How a version stands to what the shop shows. */
export type Status = 'draftNew' | 'draftAfter' | 'publishedNow' | 'publishedAside';

/** How the newest version of a page stands to what the shop shows now. */
export const statusOf = ({ state, shown, uuid, version }: ContentChange): Status => {
  if (state === 'DRAFT') return shown === undefined ? 'draftNew' : 'draftAfter';
  return shown?.uuid === uuid && shown.version === version ? 'publishedNow' : 'publishedAside';
};

/** Whether this version may be shown on a day once it is published. */
export const mayBeShownOn = ({ validity }: ContentChange, day: string): boolean => isValidOn(validity, day);
