import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { EssenceView } from './essence-view';

/** The essence list of the customer; the address says what of it is shown. */
export const EssenceScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const path = useCallback(
    (query = '') => (query === '' ? pathname : `${pathname}?${query.replace(/^\?/, '')}`),
    [pathname],
  );
  return <EssenceView address={search} path={path} />;
};
