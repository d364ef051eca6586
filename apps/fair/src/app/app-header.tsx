import { AppHeader as Header, ConnectionState, HeaderSearchSlot } from '@gastroshop/app-shell/layout';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot } from '@gastroshop/storefront/shop';
import { HeaderNavigation } from '@gastroshop/ui/layout';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFair, useFairClosed } from './fair-context';
import { FairDatesBar } from './fair-dates-bar';
import { mainShopLinks } from './links';
import { useFairName } from './use-fair-name';
import { useNavigationItems } from './use-navigation-items';

const CustomerTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCustomer }));
const PhoneCustomer = lazy(async () => ({ default: (await import('./buyer-header-items')).MobileCustomer }));
const CartTool = lazy(async () => ({ default: (await import('./buyer-header-items')).HeaderCart }));

/** The header of a fair: its name, what it sells, for whom, its cart, and the way back to the main shop. */
export const AppHeader = (): ReactNode => {
  const { t } = useTranslation('fair-app');
  const { loggedIn, customerId } = useSession();
  const name = useFairName();
  const known = useFair();
  const isClosed = useFairClosed();
  const navigation = useNavigationItems();
  const acting = loggedIn && customerId !== '';
  const ordering = acting && !isClosed;
  return (
    <Header
      branch={name}
      search={ordering ? <HeaderSearchSlot /> : undefined}
      customer={
        acting ? (
          <LazySlot>
            <CustomerTool />
          </LazySlot>
        ) : undefined
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
      accountLinks={[
        { href: mainShopLinks.home, label: t('toShop') },
        ...(acting ? [{ href: mainShopLinks.orders, label: t('orders') }] : []),
        { href: mainShopLinks.privacyPreferences, label: t('privacy') },
      ]}
    />
  );
};
