import { useMemo } from 'react';
import { usePriceVisibility } from '../session';
import { useFeatures, useGateway } from '../shop';
import type { SearchPermissions } from './search-permissions';

/** What the buyer may search by here and now. */
export const useSearchPermissions = (): SearchPermissions => {
  const { prices } = usePriceVisibility();
  const { scope } = useGateway();
  const has = useFeatures();
  const essence = scope.userId !== '' && scope.customerId !== '' && has('ESSENTIALS');
  return useMemo(() => ({ prices, essence }), [prices, essence]);
};
