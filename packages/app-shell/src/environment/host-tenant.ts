import { parseCookies, serializeCookie, TENANT_COOKIE } from '@gastroshop/identity';
import { HOST_TENANT_KEY } from '@gastroshop/storefront/session';
import type { BrowserStorage } from '@gastroshop/storefront/shop';

/**
 * The tenant of this host. The backend tells it by a cookie that ends with the browser; a page that comes from the
 * browser's own store after that finds what was told before, and puts the cookie back. The backend corrects it.
 *
 * @returns empty where nobody has ever told it
 */
export const hostTenant = (storage: Pick<BrowserStorage, 'read' | 'write'>): string => {
  const told = parseCookies(document.cookie).get(TENANT_COOKIE.name) ?? '';
  if (told !== '') {
    if (storage.read(HOST_TENANT_KEY) !== told) storage.write(HOST_TENANT_KEY, told);
    return told;
  }
  const known = storage.read(HOST_TENANT_KEY);
  if (typeof known !== 'string') return '';
  document.cookie = serializeCookie(TENANT_COOKIE, known, { secure: location.protocol === 'https:' });
  return known;
};
