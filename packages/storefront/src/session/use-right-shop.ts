import { getLandmarktTenant } from '@gastroshop/api-client';
import { isTenantCode, wrongTenantPage } from '@gastroshop/identity';
import { useSession } from './use-session';
import { useShop } from '../shop';
import { useQuery } from '@tanstack/react-query';
import { rightShopAddress } from './right-shop-address';

/** Address of the shop the user belongs to; only the two Landmarkt shops look it up (TEN-4). */
export const useRightShop = (): string | undefined => {
  const { client, gateway } = useShop();
  const { user } = useSession();
  const { tenant } = gateway.scope;
  const hostTenant = isTenantCode(tenant) ? tenant : undefined;
  const userName = user?.preferredUserName ?? '';
  const { data } = useQuery({
    queryKey: ['landmarkt-tenant', userName],
    queryFn: ({ signal }) => getLandmarktTenant(client, { userName }, { signal }),
    enabled: userName !== '' && wrongTenantPage(hostTenant).asksLandmarktTenant,
    retry: false,
  });
  const right = data?.tenant ?? undefined;
  if (right === undefined || hostTenant === undefined || right === hostTenant) return undefined;
  return rightShopAddress(right, hostTenant, globalThis.location);
};
