export { loadCallerStatus } from './acting-customer';
export type { ActingCustomer, AuthenticatedUser } from './caller';
export { createTokenVerifier, JwksUnavailableError, type TokenVerifier } from './token-verifier';
