export { BACK_CHANNEL_LOGOUT_PATH } from './back-channel-logout-route';
export { createLogoutTokenVerifier } from './logout-token';
export { type SignOnFailure, type SignOnOptions } from './options';
export { providerKeys } from './provider-keys';
export { createSignOn } from './register-sign-on';
