import { CUSTOMER_COOKIE, serializeCookie, serializeExpiredCookie } from '@gastroshop/identity';

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
