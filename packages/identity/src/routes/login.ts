import { HOME_PATH, type KnownPages, sanitizeRedirectTarget } from './sanitize-redirect-target';
import type { Route } from './route';

/** Ends the session here and at the sign-on provider. */
export const LOGOUT_PATH = '/auth/logout';

/**
 * The login address that comes back to a target; an unsafe target becomes the home page.
 *
 * @example loginUrl('/my/orders') // '/auth/redirect?target=%2Fmy%2Forders'
 */
export const loginUrl = (target: string, pages?: KnownPages): string =>
  `/auth/redirect?target=${encodeURIComponent(sanitizeRedirectTarget(target, pages))}`;

/**
 * Where a visitor must go instead of a route (SES-7): a logged-out visitor of a route that requires login goes to
 * the login address with that route's address as target.
 *
 * @param route the route about to be shown
 * @param target its address with query and fragment
 * @returns `undefined` when the route may be shown
 */
export const loginRedirect = (
  route: Pick<Route, 'requiresAuth'>,
  target: string,
  loggedIn: boolean,
  pages?: KnownPages,
): string | undefined => (route.requiresAuth === true && !loggedIn ? loginUrl(target, pages) : undefined);

/**
 * Where /auth/landing goes on to (SES-12): the target of the login transaction, else the home page.
 *
 * @param transactionTarget the target stored when the sign-on began
 */
export const landingTarget = (transactionTarget: string | undefined, pages?: KnownPages): string =>
  sanitizeRedirectTarget(transactionTarget, pages);

/**
 * The post-login target an application may read from the session storage: only where the redirect brought it to the
 * home page, because the target of the login transaction wins.
 *
 * @param arrivedAt address the redirect brought the application to
 * @param stored what the session storage holds
 */
export const storedPostLoginTarget = (
  arrivedAt: string,
  stored: string | undefined,
  pages?: KnownPages,
): string | undefined =>
  arrivedAt === HOME_PATH && stored !== undefined ? sanitizeRedirectTarget(stored, pages) : undefined;
