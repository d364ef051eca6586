import { CUSTOMER_COOKIE, TENANT_COOKIE, TOKEN_COOKIE, type CookieValues } from '../cookies';
import { isWrongTenant } from '../tenant';
import { NO_FLAGS, userFromToken, type User, type UserFlags } from '../token';

/** Who is using the shop, as far as the readable cookies tell. */
export interface Session {
  readonly loggedIn: boolean;
  /** `undefined` when logged out, and for a token that cannot be read. */
  readonly user: User | undefined;
  /** All false without a user (SES-4). */
  readonly flags: UserFlags;
  /** The customer acted for; empty when logged out or none is selected (SES-5). */
  readonly customerId: string;
  readonly selectionRequired: boolean;
  readonly wrongTenant: boolean;
}

/** Whether somebody is logged in: there is a cookie with the sign-on token (SES-1). An emptied one is none. */
export const isLoggedIn = (cookies: CookieValues): boolean => (cookies.get(TOKEN_COOKIE.name) ?? '') !== '';

/** The customer acted for: the customer cookie of a logged-in user, else empty (SES-5). */
export const currentCustomer = (cookies: CookieValues): string =>
  isLoggedIn(cookies) ? (cookies.get(CUSTOMER_COOKIE.name) ?? '') : '';

/** Whether a customer must be selected: logged in, and none is (SES-6). */
export const isSelectionRequired = (cookies: CookieValues): boolean =>
  isLoggedIn(cookies) && currentCustomer(cookies) === '';

/**
 * Reads the session from the cookies. A token that cannot be read leaves the visitor logged in without a user and
 * without rights: the next shop call asks for a token, and its refusal ends the broken session.
 */
export const sessionFromCookies = (cookies: CookieValues): Session => {
  const user = userFromToken(cookies.get(TOKEN_COOKIE.name) ?? '');
  return {
    loggedIn: isLoggedIn(cookies),
    user,
    flags: user?.config ?? NO_FLAGS,
    customerId: currentCustomer(cookies),
    selectionRequired: isSelectionRequired(cookies),
    wrongTenant: user !== undefined && isWrongTenant(user.tenant, cookies.get(TENANT_COOKIE.name)),
  };
};
