import { useSettled } from '@gastroshop/app-shell/idle';
import { RouteAnnouncer, ScrollMemory } from '@gastroshop/app-shell/router';
import { ConsentBanner } from '@gastroshop/app-shell/session';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, ShopNameContext } from '@gastroshop/storefront/shop';
import { AppShellLayout } from '@gastroshop/ui/layout';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { Outlet } from 'react-router';
import { AppHeader } from './app-header';
import { FairGate } from './fair-gate';
import { mainShopLinks } from './links';
import { MobileNav } from './mobile-nav';
import { useFairName } from './use-fair-name';

const AppFooter = lazy(async () => ({ default: (await import('./app-footer')).AppFooter }));
const WrongTenantPage = lazy(async () => ({
  default: (await import('../features/wrong-tenant')).WrongTenantScreen,
}));
const NoCustomerNotice = lazy(async () => ({
  default: (await import('./no-customer-notice')).NoCustomerNotice,
}));

/** Header, page, footer, and on phones the bar for the thumb. */
export const AppFrame = (): ReactNode => {
  const { loggedIn, customerId, wrongTenant } = useSession();
  const settled = useSettled();
  const shop = use(ShopNameContext);
  const fair = useFairName();
  return (
    // Whoever has the shop open beside finds the fair among the tabs.
    <ShopNameContext value={`${fair} – ${shop}`}>
      {/* First in the order of the keyboard; it stands in nothing's way. At once: it is what is read first. */}
      <ConsentBanner settings={mainShopLinks.privacyPreferences} />
      <AppShellLayout
        header={<AppHeader />}
        footer={
          settled ? (
            <LazySlot>
              <AppFooter />
            </LazySlot>
          ) : undefined
        }
        bottomBar={<MobileNav />}
      >
        {loggedIn && customerId === '' && !wrongTenant && (
          <LazySlot>
            <NoCustomerNotice />
          </LazySlot>
        )}
        <Suspense fallback={null}>
          {wrongTenant ? (
            <WrongTenantPage />
          ) : (
            <FairGate>
              <Outlet />
            </FairGate>
          )}
        </Suspense>
      </AppShellLayout>
      <RouteAnnouncer />
      <ScrollMemory />
    </ShopNameContext>
  );
};
