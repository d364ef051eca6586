import { createTracking, TrackingProvider, useTracking } from '@gastroshop/storefront/tracking';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useConfig, useEnvironment } from '../environment';

/** Tells of each page that is shown. It stands after the page, whose title is set by then. */
const PageTracker = (): ReactNode => {
  const track = useTracking();
  const { pathname } = useLocation();
  useEffect(() => {
    track({ kind: 'page', path: pathname, title: document.title });
  }, [track, pathname]);
  return null;
};

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
      shopInfo: () => ({ tenant, language: texts.locale() }),
      // Seen in the timeline of the browser's tools, and in nobody's way: blocked trackers are no error of the shop.
      log: (message, cause) => {
        performance.mark(message, { detail: String(cause) });
      },
    }),
  );
  return (
    <TrackingProvider tracking={tracking}>
      {children}
      <PageTracker />
    </TrackingProvider>
  );
};
