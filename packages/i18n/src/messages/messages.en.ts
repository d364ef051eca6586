/** The messages every part of the shop shares, in British English. */
export const messagesEn = {
  // ERR-4
  errorTitle: 'Error',
  unexpectedError: 'An unexpected error occurred. Please refresh the page or log in again.',
  warningTitle: 'Please note',
  // ERR-6, TPL-3
  userNameUnknown: 'There is no user with the given username.',
  wrongShop: 'You are in the wrong shop and not allowed to order here. Please log out.',
  ordersNotLoaded: 'The orders could not be loaded.',
  orderNotLoaded: 'The order could not be loaded.',
  userNotUpdated: 'The user could not be updated.',
  bestFriendSkusNotImported: 'These products were not imported: {{skus}}',
  bestFriendDeliveryAddressMissing: 'The delivery address is missing.',
  // QTY-2
  belowMinimum: 'The minimum order quantity of {{quantity}} {{unit}} must not be undercut.',
  // CRT-4
  invalidAmount: 'Invalid amount for product {{sku}} {{productName}}, minimum quantity {{minQty}}',
  // FAI-3
  fairNotActive: 'This fair page is not active.',
  // CMS-1
  contentPathNotFound: 'This page was not found.',
  contentAuthenticationNeeded: 'Please sign in to see this page.',
  contentUnknownError: 'The content could not be loaded.',
  signIn: 'Sign in',
  // TEN-4
  wrongTenantTitle: 'Wrong shop',
  wrongTenant: 'Your user belongs to another shop. Please sign out.',
  wrongTenantRightShop: 'Go to your shop',
  signOut: 'Sign out',
  // TEN-6
  marketsNearYou: 'Our markets near you',
  // NAV-5
  pageNotFound: 'This page does not exist.',
  toHome: 'Go to the start page',
  // SES-9
  noCustomer: 'No customer is assigned to your user yet. Please call your contact at the branch.',
} as const;
