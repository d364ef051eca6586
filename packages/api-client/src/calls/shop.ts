// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** The tenant's icon. */
export const getFavicon = /* @__PURE__ */ fileCall('getFavicon', endpoints.getFavicon);

/** What the shop at this host looks like and whom it belongs to. */
export const getShopConfig = /* @__PURE__ */ call('getShopConfig', endpoints.getShopConfig);

/** The tenant's colours as a stylesheet. */
export const getThemeStylesheet = /* @__PURE__ */ fileCall(
  'getThemeStylesheet',
  endpoints.getThemeStylesheet,
);

/** Addresses and ids of the tracking services. */
export const getTrackingConfiguration = /* @__PURE__ */ call(
  'getTrackingConfiguration',
  endpoints.getTrackingConfiguration,
);

/** The web app manifest of the tenant. */
export const getWebManifest = /* @__PURE__ */ call('getWebManifest', endpoints.getWebManifest);
