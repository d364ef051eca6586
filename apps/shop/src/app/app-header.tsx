import { useConfig } from '@gastroshop/app-shell/environment';
import { AppHeader as Header, HeaderSearchSlot } from '@gastroshop/app-shell/layout';
import { headerLinks } from '@gastroshop/cms';
import { headerQuery } from '@gastroshop/storefront/content';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, useShop } from '@gastroshop/storefront/shop';
import { HeaderNavigation } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { links } from './links';
import { navigationItems } from './navigation-items';
import { ShopConnection } from './shop-connection';

const CustomerTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCustomer }));
const NotificationTool = lazy(async () => ({
  default: (await import('./header-notifications')).HeaderNotifications,
}));
const CartTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCart }));
const DeliveryStrip = lazy(async () => ({
  default: (await import('./buyer-header-items')).DeliveryStrip,
}));
const BuyerNavigation = lazy(async () => ({
  default: (await import('./buyer-header-items')).BuyerNavigation,
}));

/** What only those see who act for a customer, loaded for them alone. */
const buyerSlots = {
  customer: (
    <LazySlot>
      <CustomerTool />
    </LazySlot>
  ),
  notifications: (
    <LazySlot>
      <NotificationTool />
    </LazySlot>
  ),
  cart: (
    <LazySlot>
      <CartTool />
    </LazySlot>
  ),
  navigation: (
    <LazySlot>
      <BuyerNavigation />
    </LazySlot>
  ),
  deadline: (
    <LazySlot>
      <DeliveryStrip />
    </LazySlot>
  ),
};

/** The header of the shop. */
export const AppHeader = (): ReactNode => {
  const { t } = useTranslation('shop-app');
  const { loggedIn, customerId, flags } = useSession();
  const { features } = useConfig();
  const { pathname, search } = useLocation();
  const { client, gateway } = useShop();
  const { data: content } = useQuery(headerQuery(client, gateway.scope));
  const ordering = loggedIn && customerId !== '';
  return (
    <Header
      search={<HeaderSearchSlot />}
      navigation={
        <HeaderNavigation
          items={navigationItems({
            t,
            flags,
            features,
            contentLinks: headerLinks(content),
            pathname,
            search,
          })}
        />
      }
      {...(ordering && buyerSlots)}
      state={<ShopConnection />}
      accountLinks={[
        ...(ordering ? [{ href: links.orders, label: t('myArea') }] : []),
        { href: links.privacyPreferences, label: t('privacy') },
      ]}
    />
  );
};
