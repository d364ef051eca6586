import { CatalogueScreen } from '@gastroshop/storefront/catalogue';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Search and browsing; the address says for what. */
export const SearchScreen = (): ReactNode => {
  const { search } = useLocation();
  return <CatalogueScreen address={search} />;
};
