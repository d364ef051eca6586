import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { EssenceScreen } from './essence-screen';

/** The essence list of the customer; the address says what of it is shown. */
export const EssencePage = (): ReactNode => {
  const { pathname, search } = useLocation();
  const path = useCallback(
    (query = '') => (query === '' ? pathname : `${pathname}?${query.replace(/^\?/, '')}`),
    [pathname],
  );
  return <EssenceScreen address={search} path={path} />;
};
