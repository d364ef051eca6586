import { messages } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { type CartEdit, CartProvider, refusalOf } from '@gastroshop/storefront/cart';
import { ProductToolsContext } from '@gastroshop/storefront/product';
import { useSession } from '@gastroshop/storefront/session';
import { type Shop, ShopProvider } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { LinkProvider } from '@gastroshop/ui/link';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { AppFrame } from './app-frame';
import { AppTracking } from './app-tracking';
import type { Environment } from './environment';
import { EnvironmentContext } from './environment-context';
import { templateTools } from './template-tools';
import { useIdle } from './use-idle';
import { renderLinkWith } from './router-link';
import { preloadAddress } from './preload-address';
import { productNameOf } from './product-name-of';
import { appTexts } from './texts';

/** What the layout takes. */
export interface AppLayoutProps {
  readonly environment: Environment;
}

/** Gives the pages the shop they stand in, its cart and its links. */
export const AppLayout = ({ environment }: AppLayoutProps): ReactNode => {
  const t = useTexts(appTexts);
  const say = useTexts(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  // Another customer, user or language makes another gateway: these render the layout again.
  useLocale();
  const { customerId } = useSession();
  // Nobody waits for it: the articles come first.
  const ordering = useIdle() && customerId !== '';
  const gateway = environment.gateway();
  const shop = useMemo<Shop>(
    () => ({
      client: environment.client,
      clock: environment.clock,
      gateway,
      navigate: (address) => {
        void navigate(address);
      },
    }),
    [environment, gateway, navigate],
  );
  const { queryClient } = environment;
  const onRefused = useCallback(
    (edit: CartEdit, error: unknown) => {
      const refusal = refusalOf(edit, error);
      const texts = {
        INVALID_AMOUNT: () =>
          say('invalidAmount', {
            sku: edit.sku,
            productName: productNameOf(queryClient, gateway.scope, edit.sku),
            minQty: refusal.kind === 'INVALID_AMOUNT' ? refusal.smallestAmount : '',
          }),
        NOT_AVAILABLE: () => t('refusedArticle'),
        UNKNOWN: () => t('refusedUnknown'),
      };
      toasts.say({ tone: 'error', title: t('refused'), text: texts[refusal.kind]() });
    },
    [say, t, toasts, queryClient, gateway],
  );
  const onUnkept = useCallback(() => {
    toasts.say({ tone: 'warning', title: t('unkept'), text: t('unkeptText') });
  }, [t, toasts]);
  const renderLink = useMemo(
    () =>
      renderLinkWith((address) => {
        preloadAddress(environment, address);
      }),
    [environment],
  );
  return (
    <EnvironmentContext value={environment}>
      <ShopProvider shop={shop}>
        <CartProvider
          sender={environment.cartSender}
          journal={environment.cartJournal}
          onRefused={onRefused}
          onUnkept={onUnkept}
        >
          <LinkProvider renderLink={renderLink}>
            <AppTracking>
              <ProductToolsContext value={ordering ? templateTools : undefined}>
                <AppFrame />
              </ProductToolsContext>
            </AppTracking>
          </LinkProvider>
        </CartProvider>
      </ShopProvider>
    </EnvironmentContext>
  );
};
