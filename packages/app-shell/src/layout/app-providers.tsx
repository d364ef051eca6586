import { useLocale } from '@gastroshop/i18n/react';
import { CartProvider } from '@gastroshop/storefront/cart';
import { useSession } from '@gastroshop/storefront/session';
import { type Shop, ShopProvider } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { LinkProvider } from '@gastroshop/ui/link';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { leaveFor } from '../boot';
import { type Environment, EnvironmentContext } from '../environment';
import { type PageRoute, preloadUrl, renderLinkWith } from '../router';
import { AppTracking } from './app-tracking';

/** What an app's layout takes. */
export interface AppProvidersProps {
  readonly environment: Environment;
  /** The pages whose code and queries are started when somebody is about to go there. */
  readonly pages: readonly PageRoute[];
  readonly children: ReactNode;
}

/** Gives the pages the shop they stand in, its cart and its links. */
export const AppProviders = ({ environment, pages, children }: AppProvidersProps): ReactNode => {
  const { t } = useTranslation('shell-frame');
  const toasts = useToasts();
  const navigate = useNavigate();
  // Another customer, user or language makes another gateway: these render the layout again.
  useLocale();
  useSession();
  const gateway = environment.gateway();
  const shop = useMemo<Shop>(
    () => ({
      client: environment.client,
      clock: environment.clock,
      gateway,
      navigate: (address, from) => {
        if (environment.isPage(address)) void navigate(address, { state: { from } });
        else leaveFor(address);
      },
    }),
    [environment, gateway, navigate],
  );
  const onUnkept = useCallback(() => {
    toasts.say({ tone: 'warning', title: t('unkept'), text: t('unkeptText') });
  }, [t, toasts]);
  const renderLink = useMemo(
    () =>
      renderLinkWith(environment.isPage, (address) => {
        preloadUrl(environment, pages, address);
      }),
    [environment, pages],
  );
  return (
    <EnvironmentContext value={environment}>
      <ShopProvider shop={shop}>
        <CartProvider sender={environment.cartSender} journal={environment.cartJournal} onUnkept={onUnkept}>
          <LinkProvider renderLink={renderLink}>
            <AppTracking>{children}</AppTracking>
          </LinkProvider>
        </CartProvider>
      </ShopProvider>
    </EnvironmentContext>
  );
};
