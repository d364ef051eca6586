import { HeaderSearch as CatalogueSearch, parseSearch } from '@gastroshop/storefront/catalogue';
import { useGateway } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../environment';

/** The search in the header; on the list it holds what the list was searched for. */
export const HeaderSearch = (): ReactNode => {
  const { storage } = useEnvironment();
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  return (
    <CatalogueSearch
      storage={storage}
      query={pathname === paths.search() ? parseSearch(search).query : undefined}
    />
  );
};
