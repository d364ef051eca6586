import type { Endpoint } from './endpoint';

/** The tenant's own footer, if it has one. */
export const getCustomTenantFooter = {
  method: 'GET',
  path: '/cms/custom-tenant-content-footer',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The footer. */
export const getFooter = {
  method: 'GET',
  path: '/cms/footer',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The header. */
export const getHeader = {
  method: 'GET',
  path: '/cms/header',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
