import { resolveLogo, useConfig } from '@gastroshop/app-shell/environment';
import { ConnectionState, HeaderSearchSlot } from '@gastroshop/app-shell/layout';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { HeaderBrand, HeaderNavigation, PageHeader } from '@gastroshop/ui/layout';
import { IconUser } from '@gastroshop/ui/icons';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFair, useFairClosed } from './fair-context';
import { FairDatesBar } from './fair-dates-bar';
import { mainShopLinks } from './links';
import { useFairName } from './use-fair-name';
import { useNavigationItems } from './use-navigation-items';

const CustomerTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCustomer }));
const PhoneCustomer = lazy(async () => ({ default: (await import('./buyer-header-items')).MobileCustomer }));
const CartTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCart }));
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

/** The header of a fair: its name, what it sells, for whom, its cart, and the way back to the main shop. */
export const AppHeader = (): ReactNode => {
  const { t } = useTranslation('fair-app');
  const config = useConfig();
  const { loggedIn, customerId } = useSession();
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const name = useFairName();
  const known = useFair();
  const isClosed = useFairClosed();
  const navigation = useNavigationItems();
  const acting = loggedIn && customerId !== '';
  const ordering = acting && !isClosed;
  return (
    <>
      <PageHeader
        brand={<HeaderBrand {...resolveLogo(config)} branch={name} href={paths.home} />}
        search={ordering ? <HeaderSearchSlot /> : undefined}
        customer={
          acting ? (
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
                  globalThis.location.assign(paths.signOn(pathname + search));
                }}
              >
                {t('signIn')}
              </Button>
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
        navigation={<HeaderNavigation items={navigation} />}
        // Phones give it a line of its own, which a fair that is closed or cannot be reached has nothing for.
        deadline={
          isClosed || known.kind === 'UNREACHABLE' ? undefined : (
            <>
              {acting && (
                <LazySlot>
                  <PhoneCustomer />
                </LazySlot>
              )}
              <FairDatesBar />
            </>
          )
        }
        state={<ConnectionState />}
      />
      {menuOpen && (
        <LazySlot>
          <AccountMenu
            ways={[
              { href: mainShopLinks.home, label: t('toShop') },
              ...(acting ? [{ href: mainShopLinks.orders, label: t('orders') }] : []),
              { href: mainShopLinks.privacyPreferences, label: t('privacy') },
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
