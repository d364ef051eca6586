import { HOME_PATH, sanitizeRedirectTarget, type Route } from '../routes';

/** The customer selector. */
export const CUSTOMER_SELECTOR_PATH = '/my/customers';

/** Whether an address is the selector's, with whatever parameters. */
export const isCustomerSelector = (address: string): boolean => /^\/my\/customers\/?(?:[?#]|$)/.test(address);

/** The target route in an address of the selector; `undefined` for none and for one that is not encoded properly. */
export const targetRouteFromUrl = (selectorAddress: string): string | undefined => {
  const encoded = /[?&]targetRoute=([^&#]*)/.exec(selectorAddress)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/**
 * Where choosing a customer leads (SEL-5): the target route when it is a known page, else home. The selector itself
 * is no target: it would ask again.
 *
 * @param targetRoute the selector's parameter of that name
 */
export const targetAfterSelection = (targetRoute: string | undefined, routes?: readonly Route[]): string => {
  const target = sanitizeRedirectTarget(targetRoute, routes);
  return isCustomerSelector(target) ? HOME_PATH : target;
};

/**
 * The selector's address for somebody on the way to a page (SES-9); home needs no mention.
 *
 * @example customerSelectorUrl('/checkout') // '/my/customers?targetRoute=%2Fcheckout'
 */
export const customerSelectorUrl = (intended: string, routes?: readonly Route[]): string => {
  const target = targetAfterSelection(intended, routes);
  return target === HOME_PATH
    ? CUSTOMER_SELECTOR_PATH
    : `${CUSTOMER_SELECTOR_PATH}?targetRoute=${encodeURIComponent(target)}`;
};
