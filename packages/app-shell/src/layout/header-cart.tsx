import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useCartSummary } from '@gastroshop/storefront/cart';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { CartButton } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';

/** The way to the cart, with its sum for those who may see it. */
export const HeaderCart = (): ReactNode => {
  const { count, net, estimated } = useCartSummary();
  const { paths } = useGateway();
  const { prices } = usePriceVisibility();
  const sum = prices && net !== undefined ? formatPrice(net) : undefined;
  return (
    <CartButton
      count={count}
      sum={sum !== undefined && estimated ? formatEstimate(sum) : sum}
      href={paths.cart}
    />
  );
};
