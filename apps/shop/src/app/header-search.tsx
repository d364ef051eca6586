import { HeaderSearch as CatalogueSearch, parseSearch } from '@gastroshop/storefront/catalogue';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from './environment-context';
import { links } from './links';

/** The search in the header; on the list it holds what the list was searched for. */
export const HeaderSearch = (): ReactNode => {
  const { storage } = useEnvironment();
  const { pathname, search } = useLocation();
  return (
    <CatalogueSearch
      storage={storage}
      query={pathname === links.search ? parseSearch(search).query : undefined}
    />
  );
};
