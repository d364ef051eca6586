import { toPriceVisibility } from '@gastroshop/identity';
import { useMemo } from 'react';
import { useToday } from '../delivery';
import { useSession } from '../session';
import { useShop } from '../shop';
import type { ProductContext } from '../product-data';

/** The circumstances in which articles are shown here and now. */
export const useProductContext = (): ProductContext => {
  const { gateway } = useShop();
  const { loggedIn, flags } = useSession();
  // Prices are those of a customer: without one there are none, whatever the user may see.
  const displayPriceInformation = flags.displayPriceInformation && gateway.scope.customerId !== '';
  const today = useToday();
  const priceDay = gateway.priceDay();
  return useMemo(
    () => ({
      locale: gateway.scope.locale,
      paths: gateway.paths,
      visibility: toPriceVisibility({ ...flags, displayPriceInformation }),
      loggedIn,
      crossTenantNumbers: flags.shouldSeeCrossTenantProductId,
      today,
      priceDay,
      fair: gateway.fair,
      billingTime: gateway.terms?.billingTime,
    }),
    [gateway, displayPriceInformation, loggedIn, flags, today, priceDay],
  );
};
