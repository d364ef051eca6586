import { createClient, getShopConfig } from '@gastroshop/api-client';
import { parseCookies, serializeCookie, TENANT_COOKIE } from '@gastroshop/identity';
import { createBrowserStorage } from '@gastroshop/storefront/shop';
import { hostTenant } from './host-tenant';

/**
 * Asks the host for its tenant where this browser has never been told: a page that a web server sends, and not the
 * backend, brings no cookie. Without an answer nothing is known, and the app says itself that nobody answers.
 */
export const detectTenant = async (): Promise<void> => {
  if (hostTenant(createBrowserStorage(() => localStorage)) !== '') return;
  // The page's head has asked already: this is the answer to that.
  const config = await getShopConfig(createClient({})).catch(() => undefined);
  if (config === undefined || parseCookies(document.cookie).has(TENANT_COOKIE.name)) return;
  document.cookie = serializeCookie(TENANT_COOKIE, config.tenant, {
    secure: location.protocol === 'https:',
  });
};
