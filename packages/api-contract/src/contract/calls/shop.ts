import * as endpoints from '../../endpoints';
import { shopConfigSchema, trackingConfigurationSchema, webManifestSchema } from '../../schemas';
import { defineCall } from '../call';
import { CSS, SVG } from '../media-type';

export const getTrackingConfiguration = defineCall(endpoints.getTrackingConfiguration, {
  summary: 'Addresses and ids of the tracking services.',
  answer: trackingConfigurationSchema,
});

export const getShopConfig = defineCall(endpoints.getShopConfig, {
  summary: 'What the shop at this host looks like and whom it belongs to.',
  answer: shopConfigSchema,
});

export const getThemeStylesheet = defineCall(endpoints.getThemeStylesheet, {
  summary: "The tenant's colours as a stylesheet.",
  mediaTypes: CSS,
  answer: null,
});

export const getWebManifest = defineCall(endpoints.getWebManifest, {
  summary: 'The web app manifest of the tenant.',
  answer: webManifestSchema,
});

export const getFavicon = defineCall(endpoints.getFavicon, {
  summary: "The tenant's icon.",
  mediaTypes: SVG,
  answer: null,
});
