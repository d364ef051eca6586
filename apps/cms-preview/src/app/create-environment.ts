import { createClient, getShopConfig } from '@gastroshop/api-client';
import { initialLocale } from '@gastroshop/i18n';
import { createTextsStore } from '@gastroshop/i18n/react';
import { LOCALE_COOKIE, parseCookies, TENANT_COOKIE } from '@gastroshop/identity';
import { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../environment';

/** Makes the environment from what the browser knows: cookies and address. Nothing of a draft is kept by the browser. */
export const createEnvironment = (): Environment => {
  const cookies = parseCookies(document.cookie);
  const texts = createTextsStore(initialLocale(cookies.get(LOCALE_COOKIE.name)));
  const client = createClient({ locale: texts.locale });
  return {
    client,
    texts,
    tenant: cookies.get(TENANT_COOKIE.name) ?? '',
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 60_000 } } }),
    config: getShopConfig(client),
  };
};
