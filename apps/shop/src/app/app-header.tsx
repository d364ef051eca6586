import { useConfig, resolveLogo } from '@gastroshop/app-shell/environment';
import { HeaderSearchSlot } from '@gastroshop/app-shell/layout';
import { headerLinks } from '@gastroshop/cms';
import { headerQuery } from '@gastroshop/storefront/content';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, useShop } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { HeaderBrand, HeaderNavigation, PageHeader } from '@gastroshop/ui/layout';
import { IconUser } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { links, shopPaths } from './links';
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
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

/** The header of the shop. What only signed-in buyers have is loaded for them alone. */
export const AppHeader = (): ReactNode => {
  const { t } = useTranslation('shop-app');
  const config = useConfig();
  const { loggedIn, customerId, flags } = useSession();
  const { pathname, search } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { client, gateway } = useShop();
  const { data: content } = useQuery(headerQuery(client, gateway.scope));
  const ordering = loggedIn && customerId !== '';
  return (
    <>
      <PageHeader
        brand={<HeaderBrand {...resolveLogo(config)} href={links.home} />}
        search={<HeaderSearchSlot />}
        customer={
          ordering ? (
            <LazySlot>
              <CustomerTool />
            </LazySlot>
          ) : undefined
        }
        notifications={
          <>
            {!loggedIn && (
              <Button
                variant="filled"
                onClick={() => {
                  globalThis.location.assign(shopPaths.signOn(pathname + search));
                }}
              >
                {t('signIn')}
              </Button>
            )}
            {ordering && (
              <LazySlot>
                <NotificationTool />
              </LazySlot>
            )}
            <IconButton
              label={t('account')}
              icon={<IconUser size={20} />}
              onClick={() => {
                setMenuOpen(true);
              }}
            />
          </>
        }
        cart={
          ordering ? (
            <LazySlot>
              <CartTool />
            </LazySlot>
          ) : undefined
        }
        navigation={
          ordering ? (
            <LazySlot>
              <BuyerNavigation />
            </LazySlot>
          ) : (
            <HeaderNavigation
              items={navigationItems({ t, flags, contentLinks: headerLinks(content), pathname, search })}
            />
          )
        }
        deadline={
          ordering ? (
            <LazySlot>
              <DeliveryStrip />
            </LazySlot>
          ) : undefined
        }
        state={<ShopConnection />}
      />
      {menuOpen && (
        <LazySlot>
          <AccountMenu
            ways={[
              ...(ordering ? [{ href: links.orders, label: t('myArea') }] : []),
              { href: links.privacyPreferences, label: t('privacy') },
            ]}
            onClose={() => {
              setMenuOpen(false);
            }}
          />
        </LazySlot>
      )}
    </>
  );
};
