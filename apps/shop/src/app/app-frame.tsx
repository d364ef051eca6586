import { type AppState, useConfig } from '@gastroshop/app-shell/environment';
import { useWide } from '@gastroshop/app-shell/frame';
import { useIdle } from '@gastroshop/app-shell/idle';
import { RouteAnnouncer, ScrollMemory } from '@gastroshop/app-shell/router';
import { useTexts } from '@gastroshop/i18n/react';
import { useSession } from '@gastroshop/storefront/session';
import { LatePart } from '@gastroshop/storefront/shop';
import { PageFrame } from '@gastroshop/ui/frame';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { AppHeader } from './app-header';
import { links } from './links';
import { NativeAppBanner } from './native-app-banner';
import { PhoneBar } from './phone-bar';
import { appTexts } from './texts';

const AppFooter = lazy(async () => ({ default: (await import('./app-footer')).AppFooter }));
const WrongTenantPage = lazy(async () => ({
  default: (await import('../features/wrong-tenant')).WrongTenantPage,
}));
const NoCustomerNotice = lazy(async () => ({
  default: (await import('./no-customer-notice')).NoCustomerNotice,
}));
const CartPanel = lazy(async () => ({
  default: (await import('./cart-panel')).CartPanel,
}));
const CartRail = lazy(async () => ({ default: (await import('./cart-panel')).CartRail }));
const UrgentNotice = lazy(async () => ({ default: (await import('./urgent-notice')).UrgentNotice }));
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));

/** Header, page, footer, and on phones the bar for the thumb. */
export const AppFrame = (): ReactNode => {
  const { loggedIn, customerId, wrongTenant } = useSession();
  const idle = useIdle();
  const t = useTexts(appTexts);
  const { nativeAppUrl } = useConfig();
  const { pathname } = useLocation();
  const wide = useWide();
  const panelFolded = useSelector(({ preferences }: AppState) => preferences.panelFolded);
  const hasPanel = wide && customerId !== '' && !wrongTenant && pathname === links.search;
  return (
    <>
      {/* First in the order of the keyboard; it stands in nothing's way. */}
      {idle && (
        <LatePart>
          <ConsentBanner settings={links.privacyPreferences} />
        </LatePart>
      )}
      {/* At once: what came later would push the page down. */}
      <NativeAppBanner href={nativeAppUrl} />
      <PageFrame
        header={<AppHeader />}
        footer={
          idle ? (
            <LatePart>
              <AppFooter />
            </LatePart>
          ) : undefined
        }
        panel={
          hasPanel
            ? {
                label: t('cartPanel'),
                content: (
                  <LatePart>
                    <CartPanel />
                  </LatePart>
                ),
                rail: (
                  <LatePart>
                    <CartRail />
                  </LatePart>
                ),
              }
            : undefined
        }
        panelFolded={panelFolded}
        bottomBar={<PhoneBar />}
      >
        {loggedIn && customerId === '' && !wrongTenant && (
          <LatePart>
            <NoCustomerNotice />
          </LatePart>
        )}
        <Suspense fallback={null}>{wrongTenant ? <WrongTenantPage /> : <Outlet />}</Suspense>
      </PageFrame>
      {idle && customerId !== '' && !wrongTenant && (
        <LatePart>
          <UrgentNotice />
        </LatePart>
      )}
      <RouteAnnouncer />
      <ScrollMemory />
    </>
  );
};
