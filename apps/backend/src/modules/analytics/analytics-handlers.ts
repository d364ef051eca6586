import type { TenantCode } from '@gastroshop/identity';
import { type AfterCommit, afterCommit, type CallRequest, type Handlers } from '../../calls';
import type { Queries } from '../../db';
import type { Services } from '../services';
import { hasConsent } from './consent';
import { countEvent, type EventKind } from './count-event';
import { forwardEvent } from './forward-event';
import { ownTerms, readTerms } from './suggested-terms';

type TrackingCall = 'trackCheckout' | 'trackProductClick' | 'trackSearch';

/** An event as it goes out: the tenant is the host's, whatever the body says. */
const ofTenant = <Body extends { readonly shopInfo?: object | undefined }>(body: Body, tenant: TenantCode) =>
  body.shopInfo === undefined ? body : { ...body, shopInfo: { ...body.shopInfo, tenant } };

/**
 * The analytics proxy (TRK-1): browsers talk to the own origin only. What a visitor has not allowed is thrown away
 * here; what is allowed is sent on where a receiver is configured, else counted. Failures are nobody's business.
 */
export const analyticsHandlers = ({ analyticsUrl, onAnalyticsFailure: onFailure }: Services) => {
  const track = async (
    { http, tenant, body, today }: CallRequest<TrackingCall>,
    queries: Queries,
    kind: EventKind,
  ): Promise<undefined | AfterCommit<undefined>> => {
    if (!hasConsent(http)) return undefined;
    if (analyticsUrl !== undefined)
      return afterCommit(async () => {
        await forwardEvent(analyticsUrl, `/analytics/${kind}`, ofTenant(body, tenant), { onFailure });
        return undefined;
      });
    await countEvent(queries, tenant, kind, today);
    return undefined;
  };

  return {
    trackCheckout: (request, queries) => track(request, queries, 'product-checkout'),
    trackProductClick: (request, queries) => track(request, queries, 'product-click'),
    trackSearch: (request, queries) => track(request, queries, 'search'),
    suggestSearchTerms: async ({ http, tenant, locale, body }, queries) => {
      const own = await ownTerms(queries, tenant, locale, body.term ?? '');
      if (analyticsUrl === undefined || !hasConsent(http)) return own;
      return afterCommit(
        async () =>
          readTerms(
            await forwardEvent(analyticsUrl, '/suggestion/search-terms', ofTenant(body, tenant), {
              onFailure,
            }),
          ) ?? own,
      );
    },
  } satisfies Handlers;
};
