import type { ReactNode } from 'react';
import { shopKey, useGateway } from '../shop';
import { CatalogueView } from './catalogue-view';

/** What the list of articles takes. */
export interface CatalogueScreenProps {
  /** The search part of the address, which says what is searched for. */
  readonly address: string;
}

/** Search and browsing: category tree, facets, articles in rows or tiles. */
export const CatalogueScreen = ({ address }: CatalogueScreenProps): ReactNode => {
  const { scope } = useGateway();
  // Another customer begins anew: nothing of the one before may stay while answers are on their way.
  return <CatalogueView key={shopKey(scope).join(' ')} address={address} />;
};
