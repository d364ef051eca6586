import { type Client, trackCheckout, trackProductClick, trackSearch } from '@gastroshop/api-client';
import type { ShopInfo } from '@gastroshop/api-contract';
import { ANALYTICS_CURRENCY } from '@gastroshop/identity';
import type { TrackingEvent } from './tracking-event';
import type { TrackingAdapter } from './tracking-adapter';

/** Search analytics, reached through the backend: what is searched for, opened and ordered. */
export const createSearchProxyReceiver = (client: Client, shopInfo: () => ShopInfo): TrackingAdapter => {
  const receive = async (event: TrackingEvent): Promise<void> => {
    if (event.kind === 'search') {
      const { term, totalResults, typeOfQuery, category, source } = event;
      await trackSearch(client, {
        body: { term, totalResults, typeOfQuery, shopInfo: shopInfo(), category, ...(source && { source }) },
      });
    } else if (event.kind === 'click') {
      const { productId, productName, productUrl, keywords, category, source } = event;
      await trackProductClick(client, {
        body: {
          productId,
          productName,
          productUrl,
          shopInfo: shopInfo(),
          category,
          ...(keywords !== undefined && { keywords }),
          ...(source && { source }),
        },
      });
    } else if (event.kind === 'checkout') {
      const { items, category, source } = event;
      await trackCheckout(client, {
        body: {
          shopInfo: shopInfo(),
          items: items.map(({ productId, unit, salePrice }) => ({
            productId,
            unit,
            currency: ANALYTICS_CURRENCY,
            ...(salePrice !== undefined && { salePrice }),
          })),
          category,
          ...(source && { source }),
        },
      });
    }
  };
  return { receive, stop: () => undefined };
};
