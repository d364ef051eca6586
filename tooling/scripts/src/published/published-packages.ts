/** The packages that other sites install, those first that others stand on. */
export const PUBLISHED_PACKAGES: readonly string[] = [
  'domain',
  'identity',
  'api-contract',
  'api-client',
  'cart',
  'i18n',
  'ui',
  'cms',
  'storefront',
];
