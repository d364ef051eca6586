import type { Product, TrackingSource } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import type { PromotionPlace } from '../shop';
import type { SearchState } from './search-state';

/** What a list of articles with a page of its own has that the catalogue has not. */
export interface ListScreenOptions {
  /** Its name, where no category and no search gives one. */
  readonly title: string;
  /** How the essence list counts where the address does not say. */
  readonly essential: SearchState['essential'];
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
  /** What is advertised between its articles. */
  readonly promotions: PromotionPlace;
  /** Whence articles are ordered, for tracking. */
  readonly source: TrackingSource;
  /** Stands in the place of the articles where nothing narrows the list and there are none. */
  readonly empty: ReactNode;
  /** Stands before the articles of the first page while nothing narrows the list. */
  readonly first?: ReactNode;
  /** Gives the rows of a page what they need beyond their article. */
  readonly around: (products: readonly Product[], rows: ReactNode) => ReactNode;
}
