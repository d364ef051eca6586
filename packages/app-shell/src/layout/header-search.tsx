import { HeaderSearch as CatalogueSearch, parseSearchParams } from '@gastroshop/storefront/catalogue';
import { useGateway } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../environment';

/** What the search in the header takes. */
export interface HeaderSearchProps {
  /** What was typed before this search had arrived. */
  readonly typed: string;
}

/** The search in the header; on the list it holds what the list was searched for. */
export const HeaderSearch = ({ typed }: HeaderSearchProps): ReactNode => {
  const { storage } = useEnvironment();
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  return (
    <CatalogueSearch
      storage={storage}
      typed={typed}
      query={pathname === paths.search() ? parseSearchParams(search).query : undefined}
    />
  );
};
