// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Search terms to suggest. */
export const suggestSearchTerms = /* @__PURE__ */ call('suggestSearchTerms', endpoints.suggestSearchTerms);

/** Tells search analytics what was ordered. */
export const trackCheckout = /* @__PURE__ */ call('trackCheckout', endpoints.trackCheckout);

/** Tells search analytics which article was opened. */
export const trackProductClick = /* @__PURE__ */ call('trackProductClick', endpoints.trackProductClick);

/** Tells search analytics what was searched for. */
export const trackSearch = /* @__PURE__ */ call('trackSearch', endpoints.trackSearch);
