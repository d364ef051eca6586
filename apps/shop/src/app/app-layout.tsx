import type { Environment } from '@gastroshop/app-shell/environment';
import { AppProviders } from '@gastroshop/app-shell/layout';
import { useIdle } from '@gastroshop/app-shell/idle';
import { ProductExtrasContext } from '@gastroshop/storefront/product';
import { useSession } from '@gastroshop/storefront/session';
import type { ReactNode } from 'react';
import { AppFrame } from './app-frame';
import { pages } from './pages';
import { templateExtras } from './template-extras';

/** What the layout takes. */
export interface AppLayoutProps {
  readonly environment: Environment;
}

/** The frame of every page, with what the own shop offers beside an article. */
export const AppLayout = ({ environment }: AppLayoutProps): ReactNode => {
  const { customerId } = useSession();
  // Nobody waits for it: the articles come first.
  const ordering = useIdle() && customerId !== '';
  return (
    <AppProviders environment={environment} pages={pages}>
      <ProductExtrasContext value={ordering ? templateExtras : undefined}>
        <AppFrame />
      </ProductExtrasContext>
    </AppProviders>
  );
};
