export { ConsentBanner, type ConsentBannerProps } from './consent-banner';
export { ensureCustomer, type CustomerEnvironment, verifyCustomer } from './ensure-customer';
export { NoCustomerNotice } from './no-customer-notice';
export { SignOutButton } from './sign-out-button';
export { watchSession, type SessionRouter } from './watch-session';
