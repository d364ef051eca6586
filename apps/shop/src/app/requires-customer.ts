import { links } from './links';

const OF_CUSTOMERS = ['/my/', '/essential-products', links.orderPad, links.cart];
const OF_USERS: readonly string[] = [links.customers, links.userProfile];

const isBelow = (start: string, pathname: string): boolean =>
  start.endsWith('/') ? pathname.startsWith(start) : pathname === start || pathname.startsWith(`${start}/`);

/** Whether a page shows what belongs to a customer, so that there is nothing to see without one. */
export const requiresCustomer = (pathname: string): boolean =>
  OF_CUSTOMERS.some((start) => isBelow(start, pathname)) &&
  !OF_USERS.some((start) => isBelow(start, pathname));
