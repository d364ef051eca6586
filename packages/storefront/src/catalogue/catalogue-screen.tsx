import type { ReactNode } from 'react';
import { scopedKey, useGateway } from '../shop';
import { CatalogueView } from './catalogue-view';
import type { ListScreenOptions } from './list-screen-options';

/** What the list of articles takes. */
export interface CatalogueScreenProps {
  /** The search part of the address, which says what is searched for. */
  readonly address: string;
  /** What the list has of its own; missing for the catalogue. */
  readonly own?: ListScreenOptions | undefined;
}

/** Search and browsing: category tree, facets, articles in rows or tiles. */
export const CatalogueScreen = ({ address, own }: CatalogueScreenProps): ReactNode => {
  const { scope } = useGateway();
  // Another customer begins anew: nothing of the one before may stay while answers are on their way.
  return <CatalogueView key={scopedKey(scope).join(' ')} address={address} own={own} />;
};
