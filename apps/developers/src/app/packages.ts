/** A package that other sites install. */
export interface PublishedPackage {
  /** Its name without the scope. */
  readonly name: string;
  /** What it is for, in a few words. */
  readonly use: string;
}

/** The packages from the ground floor upwards. */
export const PACKAGES: readonly PublishedPackage[] = [
  { name: 'domain', use: 'prices, deadlines, sums, order lists' },
  { name: 'identity', use: 'tenants, rights, safe returns' },
  { name: 'api-contract', use: 'every call as a value, OpenAPI' },
  { name: 'api-client', use: 'one typed function per call' },
  { name: 'cart', use: 'the cart without a framework' },
  { name: 'i18n', use: 'de-AT, en-GB, formats, texts' },
  { name: 'ui', use: 'order control, rows, themes' },
  { name: 'cms', use: 'blocks of content pages' },
  { name: 'storefront', use: 'search, teasers, cart in React' },
];
