export { type SignOnFailure, type SignOnOptions } from './options';
export { providerKeys } from './provider-keys';
export { createSignOn } from './register-sign-on';
