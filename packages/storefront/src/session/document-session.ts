import {
  CUSTOMER_COOKIE,
  parseCookies,
  serializeCookie,
  serializeExpiredCookie,
  type Session,
  sessionFromCookies,
} from '@gastroshop/identity';

/** Who uses the shop, by the cookies as they are now: signed in exactly when the token cookie is there (SES-1). */
export const loadDocumentSession = (): Session => sessionFromCookies(parseCookies(document.cookie));

/**
 * Keeps the customer acted for, where the backend and other tabs read it (SEL-5).
 *
 * @param customerId number of the customer; empty forgets the choice
 */
export const saveCustomerCookie = (customerId: string): void => {
  const secure = location.protocol === 'https:';
  document.cookie =
    customerId === ''
      ? serializeExpiredCookie(CUSTOMER_COOKIE, secure)
      : serializeCookie(CUSTOMER_COOKIE, customerId, { secure });
};
