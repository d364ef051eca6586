import { createClient, getShopConfig } from '@gastroshop/api-client';
import { initialLocale } from '@gastroshop/i18n';
import { createTexts, localeOf } from '@gastroshop/i18n/texts';
import { LOCALE_COOKIE, parseCookies, TENANT_COOKIE } from '@gastroshop/identity';
import { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../environment';
import { appTexts } from '../text-files';

/** Makes the environment from what the browser knows: cookies and address. Nothing of a draft is kept by the browser. */
export const createEnvironment = (): Environment => {
  const cookies = parseCookies(document.cookie);
  const texts = createTexts(initialLocale(cookies.get(LOCALE_COOKIE.name)), appTexts);
  const client = createClient({ locale: () => localeOf(texts) });
  return {
    client,
    texts,
    tenant: cookies.get(TENANT_COOKIE.name) ?? '',
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 60_000 } } }),
    config: getShopConfig(client),
  };
};
