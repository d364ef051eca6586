import { getLandmarktTenant, getShopConfig } from '@gastroshop/api-client';
import { appPathsOfPage, wrongTenantPage } from '@gastroshop/identity';
import { useSession } from './use-session';
import { useShop } from '../shop';
import { useQuery } from '@tanstack/react-query';
import { homeShopUrl } from './home-shop-url';

/** Address of the shop the user belongs to; only shops that are easily confused look it up (TEN-4). */
export const useHomeShop = (): string | undefined => {
  const { client, gateway } = useShop();
  const { user } = useSession();
  const { tenant } = gateway.scope;
  const userName = user?.preferredUserName ?? '';
  const { data } = useQuery({
    queryKey: ['landmarkt-tenant', userName],
    queryFn: async ({ signal }) => {
      const config = await getShopConfig(client, { signal });
      const { shops } = config;
      if (!wrongTenantPage(config).asksLandmarktTenant) return { tenant: null, shops };
      const right = await getLandmarktTenant(client, { userName }, { signal });
      return { tenant: right.tenant, shops };
    },
    enabled: userName !== '',
    retry: false,
  });
  const right = data?.tenant ?? undefined;
  if (right === undefined || right === tenant) return undefined;
  return homeShopUrl(
    right,
    data?.shops ?? [],
    globalThis.location,
    appPathsOfPage(document.documentElement.dataset).shop,
  );
};
