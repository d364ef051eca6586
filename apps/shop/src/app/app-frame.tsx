import { type AppState, useConfig } from '@gastroshop/app-shell/environment';
import { useWide } from '@gastroshop/app-shell/layout';
import { useSettled } from '@gastroshop/app-shell/idle';
import { RouteAnnouncer, ScrollMemory } from '@gastroshop/app-shell/router';
import { ConsentBanner } from '@gastroshop/app-shell/session';
import { useSession } from '@gastroshop/storefront/session';
import { LazySlot } from '@gastroshop/storefront/shop';
import { AppShellLayout } from '@gastroshop/ui/layout';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { AppHeader } from './app-header';
import { links } from './links';
import { NativeAppBanner } from './native-app-banner';
import { requiresCustomer } from './requires-customer';
import { MobileNav } from './mobile-nav';

const AppFooter = lazy(async () => ({ default: (await import('./app-footer')).AppFooter }));
const WrongTenantPage = lazy(async () => ({
  default: (await import('../features/wrong-tenant')).WrongTenantScreen,
}));
const NoCustomerNotice = lazy(async () => ({
  default: (await import('./no-customer-notice')).NoCustomerNotice,
}));
const CustomerNeeded = lazy(async () => ({
  default: (await import('./customer-required')).CustomerRequired,
}));
const CartPanel = lazy(async () => ({
  default: (await import('./cart-panel')).CartPanel,
}));
const CartRail = lazy(async () => ({ default: (await import('./cart-panel')).CartRail }));
const UrgentNotice = lazy(async () => ({ default: (await import('./urgent-notice')).UrgentNotice }));

/** Header, page, footer, and on phones the bar for the thumb. */
export const AppFrame = (): ReactNode => {
  const { loggedIn, customerId, wrongTenant } = useSession();
  const settled = useSettled();
  const { t } = useTranslation('shop-app');
  const { nativeAppUrl } = useConfig();
  const { pathname } = useLocation();
  const wide = useWide();
  const panelFolded = useSelector(({ preferences }: AppState) => preferences.panelFolded);
  const page =
    loggedIn && customerId === '' && requiresCustomer(pathname) ? (
      <CustomerNeeded>
        <Outlet />
      </CustomerNeeded>
    ) : (
      <Outlet />
    );
  const hasPanel = wide && customerId !== '' && !wrongTenant && pathname === links.search;
  return (
    <>
      {/* First in the order of the keyboard; it stands in nothing's way. At once: it is what is read first. */}
      <ConsentBanner settings={links.privacyPreferences} />
      {/* At once: what came later would push the page down. */}
      <NativeAppBanner href={nativeAppUrl} />
      <AppShellLayout
        header={<AppHeader />}
        footer={
          settled ? (
            <LazySlot>
              <AppFooter />
            </LazySlot>
          ) : undefined
        }
        panel={
          hasPanel
            ? {
                label: t('cartPanel'),
                content: (
                  <LazySlot>
                    <CartPanel />
                  </LazySlot>
                ),
                rail: (
                  <LazySlot>
                    <CartRail />
                  </LazySlot>
                ),
              }
            : undefined
        }
        panelFolded={panelFolded}
        bottomBar={<MobileNav />}
      >
        {loggedIn && customerId === '' && !wrongTenant && (
          <LazySlot>
            <NoCustomerNotice />
          </LazySlot>
        )}
        <Suspense fallback={null}>{wrongTenant ? <WrongTenantPage /> : page}</Suspense>
      </AppShellLayout>
      {settled && customerId !== '' && !wrongTenant && (
        <LazySlot>
          <UrgentNotice />
        </LazySlot>
      )}
      <RouteAnnouncer />
      <ScrollMemory />
    </>
  );
};
