import type { TenantCode } from './tenant-code';

/**
 * Whether a signed-on user stands in the wrong shop (TEN-4): the cookie of the shop's tenant is not
 * the token's. A token without exactly one tenant fits no shop, and a missing cookie equals no tenant.
 *
 * @param tokenTenant tenant of the token; `undefined` for none, several or an unknown one
 * @param tenantCookie value of the tenant cookie, compared exactly
 */
export const isWrongTenant = (
  tokenTenant: TenantCode | undefined,
  tenantCookie: string | undefined,
): boolean => tokenTenant === undefined || tokenTenant !== tenantCookie;

/** What the wrong-tenant page offers besides its message. */
export interface WrongTenantPage {
  /** Where its button leads. */
  readonly logoutPath: '/auth/logout';
  /** Whether the page asks `landmarktTenant` for the user's right shop and links it. */
  readonly asksLandmarktTenant: boolean;
}

/**
 * The wrong-tenant page (TEN-4). Some shops of a group are easily confused, so only they look up the right one.
 *
 * @param config what `getShopConfig` answers at the host the user came to
 * @example wrongTenantPage({ looksUpRightShop: true }).asksLandmarktTenant // true
 */
export const wrongTenantPage = ({
  looksUpRightShop = false,
}: {
  readonly looksUpRightShop?: boolean | undefined;
}): WrongTenantPage => ({
  logoutPath: '/auth/logout',
  asksLandmarktTenant: looksUpRightShop,
});
