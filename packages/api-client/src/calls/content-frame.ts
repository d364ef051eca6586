// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** The tenant's own footer, if it has one. */
export const getCustomTenantFooter = /* @__PURE__ */ call(
  'getCustomTenantFooter',
  endpoints.getCustomTenantFooter,
);

/** The footer. */
export const getFooter = /* @__PURE__ */ call('getFooter', endpoints.getFooter);

/** The header. */
export const getHeader = /* @__PURE__ */ call('getHeader', endpoints.getHeader);
