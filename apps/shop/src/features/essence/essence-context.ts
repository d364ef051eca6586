import type { EssenceItem, EssenceVisibility } from '@gastroshop/api-contract';
import { createContext } from 'react';

/** What the rows of the essence list know beyond their article. */
export interface EssencePageState {
  /** Missing until the backend has said so. */
  readonly visibilities: readonly EssenceVisibility[] | undefined;
  /** The last purchases of each article, newest first; missing while they are not known. */
  readonly recent: ReadonlyMap<string, readonly EssenceItem[]> | undefined;
  readonly setVisible: (sku: string, isVisible: boolean) => void;
}

/** Carries it to the tools of the rows. */
export const EssenceContext = createContext<EssencePageState | undefined>(undefined);
