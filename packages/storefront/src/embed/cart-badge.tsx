import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { Skeleton } from '@gastroshop/ui/feedback';
import { CartButton } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { SessionLink } from './session-link';
import { useEmbeddedShop, useShopSession } from './shop-context';
import { ShopPart } from './shop-part';
import { useEmbeddedContext } from './use-embedded-context';
import { useShopCart } from './use-shop-cart';

const waiting = <Skeleton shape="outline" width={104} height={40} />;

const Badge = (): ReactNode => {
  const { links } = useEmbeddedShop();
  const { status } = useShopSession();
  const { visibility } = useEmbeddedContext();
  const cart = useShopCart();
  if (status === 'LOADING') return waiting;
  if (cart === undefined) return <SessionLink />;
  const { count, net, estimated } = cart.snapshot;
  const sum = visibility.prices && net !== undefined ? formatPrice(net) : undefined;
  return (
    <CartButton
      count={count}
      sum={sum !== undefined && estimated ? formatEstimate(sum) : sum}
      href={links.cart}
    />
  );
};

/**
 * The way to the cart with its number of lines and, for those who may see it, its sum, in step with the shop and with
 * colleagues. Visitors find the way to sign in, users with several customers the choice among them.
 *
 * @example
 * <GastroshopProvider shop={shop}>
 *   <CartBadge />
 * </GastroshopProvider>
 */
export const CartBadge = (): ReactNode => (
  <ShopPart waiting={waiting}>
    <Badge />
  </ShopPart>
);
