import { localeOf } from '@gastroshop/i18n/texts';
import { createTracking, TrackingProvider } from '@gastroshop/storefront/tracking';
import { type ReactNode, useState } from 'react';
import { useConfig, useEnvironment } from '../environment';
import { PageTracker } from './page-tracker';

/** What the tracking of the shop takes. */
export interface AppTrackingProps {
  readonly children: ReactNode;
}

/** Lets the pages inside tell services what happens, as far as the visitor has consented (TRK-1). */
export const AppTracking = ({ children }: AppTrackingProps): ReactNode => {
  const { client, tenant, texts } = useEnvironment();
  const { tracking: configuration } = useConfig();
  const [tracking] = useState(() =>
    createTracking({
      client,
      configuration,
      shopInfo: () => ({ tenant, language: localeOf(texts) }),
      // Seen in the timeline of the browser's tools, and in nobody's way: blocked trackers are no error of the shop.
      log: (message, cause) => {
        performance.mark(message, { detail: String(cause) });
      },
    }),
  );
  return (
    <TrackingProvider tracking={tracking}>
      <PageTracker />
      {children}
    </TrackingProvider>
  );
};
