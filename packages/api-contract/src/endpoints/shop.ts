import type { Endpoint } from './endpoint';

/** Addresses and ids of the tracking services. */
export const getTrackingConfiguration = {
  method: 'GET',
  path: '/tools',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** What the shop at this host looks like and whom it belongs to. */
export const getShopConfig = {
  method: 'GET',
  path: '/shop-config',
  access: 'anonymous',
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** The tenant's colours as a stylesheet. */
export const getThemeStylesheet = {
  method: 'GET',
  path: '/theme.css',
  access: 'anonymous',
  answer: 'file',
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** The web app manifest of the tenant. */
export const getWebManifest = {
  method: 'GET',
  path: '/manifest.webmanifest',
  access: 'anonymous',
  content: true,
  extension: true,
} as const satisfies Endpoint;

/** The tenant's icon. */
export const getFavicon = {
  method: 'GET',
  path: '/favicon.svg',
  access: 'anonymous',
  answer: 'file',
  content: true,
  extension: true,
} as const satisfies Endpoint;
