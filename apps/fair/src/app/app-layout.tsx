import type { Environment } from '@gastroshop/app-shell/environment';
import { AppProviders } from '@gastroshop/app-shell/layout';
import type { PageRoute } from '@gastroshop/app-shell/router';
import { fairQuery } from '@gastroshop/storefront/content';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { AppFrame } from './app-frame';
import { FairContext } from './fair-context';
import type { FairStore } from './fair-store';

/** What the layout takes. */
export interface AppLayoutProps {
  readonly environment: Environment;
  readonly terms: FairStore;
  readonly pages: readonly PageRoute[];
}

/** The frame of every page, around it the fair with its cart. */
export const AppLayout = ({ environment, terms, pages }: AppLayoutProps): ReactNode => {
  const { client, gateway } = environment;
  const { data: fair } = useQuery({
    ...fairQuery(client, gateway().scope),
    enabled: terms.now().kind === 'KNOWN',
  });
  useEffect(() => {
    if (fair !== undefined) terms.learn(fair);
  }, [terms, fair]);
  // Other terms make another gateway: the layout renders again with it.
  useSyncExternalStore(terms.subscribe, terms.now, terms.now);
  return (
    <FairContext value={terms}>
      <AppProviders environment={environment} pages={pages}>
        <AppFrame />
      </AppProviders>
    </FairContext>
  );
};
