/** Whose data a key of the session storage holds. */
export interface StorageScope {
  readonly tenant: string;
  /** The customer acted for; empty when none is. */
  readonly customerId: string;
}

/** What is kept by tenant alone: both are needed before a customer is known. */
export type TenantStorageName = 'post-login-target' | 'language';

/** Parts are joined by colons, so a colon inside one must not look like a joint. */
const part = (text: string): string => text.replaceAll('%', '%25').replaceAll(':', '%3A');

/**
 * Key of the session storage for data of one customer in one tenant (SES-14).
 *
 * @example storageKey('scroll', { tenant: 'AZ', customerId: '4711' }) // 'gastroshop:scroll:AZ:4711'
 */
export const storageKey = (name: string, scope: StorageScope): string =>
  `gastroshop:${part(name)}:${part(scope.tenant)}:${part(scope.customerId)}`;

/**
 * Key of the session storage for what is kept by tenant alone (SES-14): the post-login target and the language.
 *
 * @example tenantStorageKey('language', 'AZ') // 'gastroshop:language:AZ'
 */
export const tenantStorageKey = (name: TenantStorageName, tenant: string): string =>
  `gastroshop:${name}:${part(tenant)}`;
