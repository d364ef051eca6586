import { useMemo } from 'react';
import { usePriceVisibility } from '../session';
import { useGateway } from '../shop';
import type { SearchPermissions } from './search-permissions';

/** What the buyer may search by here and now. */
export const useSearchPermissions = (): SearchPermissions => {
  const { prices } = usePriceVisibility();
  const { scope } = useGateway();
  const essence = scope.userId !== '' && scope.customerId !== '';
  return useMemo(() => ({ prices, essence }), [prices, essence]);
};
